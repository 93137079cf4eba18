// Serves the site of dist/ on this machine only: for the tests, and as a program for `cargo xtask play`:
//   node serve.mjs [--port N] [--path /some/where/]

import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { brotliCompress } from "node:zlib";

/** The finished site. */
export const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const compressed = promisify(brotliCompress);

/** What a compressor would only make larger. */
const PACKED = [".png", ".webp", ".woff2"];

/** Files that are named by what is in them, or lie in a folder that is named by the build: they never change. */
const NAMED_BY_CONTENT = /-[0-9a-f]{16}(_bg)?[./]/;
const FOREVER = "public, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400";

/** For how long a browser may keep a file of the site without asking again. */
function keeping(file) {
  if (NAMED_BY_CONTENT.test(file)) return FOREVER;
  return extname(file) === ".html" ? "no-cache" : FOR_A_DAY;
}

/** All files of a folder that are worth it, compressed as well as brotli can (which is its default), by their paths. */
async function compressAll(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !PACKED.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(async (file) => [file, await compressed(await readFile(file))])));
}

/** The policy that the page carries; a host may send the same as a header, so we do. */
async function contentSecurityPolicy(folder) {
  const page = await readFile(join(folder, "index.html"), "utf8");
  const [, policy] = page.match(/http-equiv="?Content-Security-Policy"?\s+content="([^"]+)"/i)
    ?? page.match(/content="([^"]+)"\s+http-equiv="?Content-Security-Policy"?/i)
    ?? [];
  if (!policy) throw new Error("index.html has no content security policy");
  return policy;
}

/**
 * Starts a server of `folder` below `path`, on a free port if none is given. With `hosted` it serves as good hosts do:
 * everything was compressed in advance, and a browser may keep what does not change.
 */
export async function serve({ folder = DIST, path = "/", port = 0, hosted = false } = {}) {
  const policy = await contentSecurityPolicy(folder);
  const packed = hosted ? await compressAll(folder) : new Map();

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    try {
      if (!pathname.startsWith(path)) throw new Error("outside of the site");
      const inside = decodeURIComponent(pathname.slice(path.length)) || "index.html";
      // Anchored before it is normalized, so that dots cannot lead out of the folder.
      const file = join(folder, normalize(`/${inside}`));
      const small = /\bbr\b/.test(request.headers["accept-encoding"]) ? packed.get(file) : undefined;
      const body = small ?? await readFile(file);
      response.writeHead(200, {
        "Content-Security-Policy": policy,
        "Content-Type": TYPES[extname(inside)] ?? "application/octet-stream",
        "Content-Length": body.length,
        ...(small && { "Content-Encoding": "br", "Vary": "Accept-Encoding" }),
        "Cache-Control": hosted ? keeping(inside) : "no-cache",
        "X-Content-Type-Options": "nosniff",
        // Pages of other sites may load the element.
        ...(inside === "embed.js" && { "Access-Control-Allow-Origin": "*" }),
      });
      response.end(body);
    } catch {
      console.error(`404 ${pathname}`);
      response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
    }
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });

  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    url: origin + path,
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: "string" }, path: { type: "string" } } });
  try {
    const { url } = await serve({ path: values.path, port: Number(values.port ?? 0) });
    console.log(url);
  } catch (error) {
    const busy = error.code === "EADDRINUSE";
    console.error(busy ? `port ${values.port} is taken: choose another with --port` : error.message);
    process.exit(1);
  }
}
