// Serves the site of dist/ on this machine only: for the tests, and as a program for `cargo xtask play`:
//   node serve.mjs [--port N] [--path /some/where/]

import { readFile } from "node:fs/promises";
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
  ".ogg": "audio/ogg",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const compressed = promisify(brotliCompress);

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
 * Starts a server of `folder` below `path`, on a free port if none is given.
 * With `compress` it compresses, as hosts do; on one machine that costs more time than it saves.
 */
export async function serve({ folder = DIST, path = "/", port = 0, compress = false } = {}) {
  const policy = await contentSecurityPolicy(folder);
  const cache = new Map();

  /** The body of a file. */
  async function load(file) {
    if (!compress) return readFile(file);
    if (!cache.has(file)) cache.set(file, await compressed(await readFile(file)));
    return cache.get(file);
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    try {
      if (!pathname.startsWith(path)) throw new Error("outside of the site");
      const inside = decodeURIComponent(pathname.slice(path.length)) || "index.html";
      // Anchored before it is normalized, so that dots cannot lead out of the folder.
      const body = await load(join(folder, normalize(`/${inside}`)));
      response.writeHead(200, {
        "Content-Security-Policy": policy,
        "Content-Type": TYPES[extname(inside)] ?? "application/octet-stream",
        ...(compress && { "Content-Encoding": "br" }),
        "Cache-Control": "no-cache",
        "X-Content-Type-Options": "nosniff",
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
