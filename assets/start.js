// Starts the application. The names of its files carry a hash, so the page hands them over as data.
const { js, wasm } = document.getElementById("start").dataset;
const { default: init } = await import(new URL(js, document.baseURI));
await init({ module_or_path: new URL(wasm, document.baseURI) });
