// Starts the program, whose folder is named by the build: so the page hands its place over as data.
const near = (path) => new URL(path, document.baseURI);
const { program } = document.getElementById("start").dataset;
// What styles the parts that are loaded later must not keep the page from being painted.
document.getElementById("later").media = "all";
const { default: init } = await import(near(program));
await init();
// Playing without a network is prepared last, when nothing else wants to be loaded.
const last = () => (globalThis.requestIdleCallback ?? setTimeout)(() => import(near("offline.js")));
if (document.readyState === "complete") last();
else addEventListener("load", last);
