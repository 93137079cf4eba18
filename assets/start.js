// Starts the application. The names of its files carry a hash, so the page hands them over as data.
const near = (path) => new URL(path, document.baseURI);
const { js, wasm } = document.getElementById("start").dataset;
// The application loads further programs by this, when they are asked for.
globalThis.load = (path) => import(near(path));
const { default: init } = await load(js);
await init({ module_or_path: near(wasm) });
// Playing without a network is prepared last, when nothing else wants to be loaded.
const last = () => (globalThis.requestIdleCallback ?? setTimeout)(() => load("offline.js"));
if (document.readyState === "complete") last();
else addEventListener("load", last);
