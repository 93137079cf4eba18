
// Unpacks the programs of the page and of its worker, and starts the page. Each program becomes an address of the kind
// `blob:`, since a page from a disk may not load the files beside it.

/** The contents of an element that holds a compressed file. */
function unpacked(id) {
  const text = atob(document.getElementById(id).textContent);
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).blob();
}

const address = (content, type) => URL.createObjectURL(new Blob([content], { type }));
const script = (content) => address(content, "text/javascript");
const program = (content) => address(content, "application/wasm");

const worker = { module: script(await unpacked("worker-module")), program: program(await unpacked("worker-program")) };
document.getElementById("start").dataset.worker = script(
  `import init from "${worker.module}"; await init({ module_or_path: "${worker.program}" });`,
);
const { default: init } = await import(script(await unpacked("page-module")));
await init({ module_or_path: program(await unpacked("page-program")) });
