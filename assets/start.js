// Starts the program of the page: Trunk names its files in the element of this script.
const near = (path) => new URL(path, document.baseURI);

/** Takes programs of any media type: not every host knows the right one, without which browsers refuse them. */
function takeAnyType() {
  const headers = { "Content-Type": "application/wasm" };
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const response = await source;
    const right = response.headers.get("Content-Type") === headers["Content-Type"];
    return instantiateStreaming(right ? response : new Response(response.body, { headers }), imports);
  };
}

async function start() {
  takeAnyType();
  const { program, module } = document.getElementById("start").dataset;
  // Not by a `preload` on the page: WebKit would fetch the program a second time here.
  const [{ default: init }, response] = await Promise.all([import(near(program)), fetch(near(module))]);
  await new Promise(whenStyled);
  await init({ module_or_path: response });
  // Playing without a network is prepared last, when nothing else wants to be loaded.
  const last = () => (globalThis.requestIdleCallback ?? setTimeout)(() => import(near("offline.js")));
  if (document.readyState === "complete") last();
  else addEventListener("load", last);
}

if (!globalThis.cannotStart) start().catch((error) => startFailed(error));
