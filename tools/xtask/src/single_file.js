
// Unpacks the programs of the page and of its worker, and starts the page. The worker's script contains the
// whole program of the worker, since a worker from a disk cannot load files.

/** Contents of a file that is compressed and encoded in Base64. */
function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
}

const packed = (id) => document.getElementById(id).textContent;
const script = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));

async function start() {
  document.getElementById("start").dataset.worker = script(`${await unpacked(packed("worker-script")).text()}
${unpacked}
unpacked("${packed("worker-program")}").arrayBuffer().then((bytes) => wasm_bindgen({ module_or_path: bytes }));`);

  const { default: init } = await import(script(await unpacked(packed("page-module")).text()));
  await init({ module_or_path: await unpacked(packed("page-program")).arrayBuffer() });
}

if (!globalThis.cannotStart) start().catch((error) => startFailed(error));
