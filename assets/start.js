// Starts the program of the page: Trunk names its files in the element of this script.
const near = (path) => new URL(path, document.baseURI);
const { program, module } = document.getElementById("start").dataset;
const { default: init } = await import(near(program));
await init({ module_or_path: near(module) });
// Playing without a network is prepared last, when nothing else wants to be loaded.
const last = () => (globalThis.requestIdleCallback ?? setTimeout)(() => import(near("offline.js")));
if (document.readyState === "complete") last();
else addEventListener("load", last);
