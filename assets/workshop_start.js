// Starts the workshop, beside whose files it lies. Its sheet of styles comes with it, so that nothing is seen without.
const near = (name) => new URL(name, import.meta.url);
const wasm = fetch(near("workshop_bg.wasm"));
const styles = new Promise((resolve, reject) => {
  document.head.append(Object.assign(document.createElement("link"), {
    rel: "stylesheet", href: near("workshop.css"), onload: resolve, onerror: reject,
  }));
});
const { default: init } = await import(near("workshop.js"));
await Promise.all([styles, init({ module_or_path: wasm })]);
