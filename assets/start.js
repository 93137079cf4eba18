// Starts the program, whose folder is named by the build: so the page hands its place over as data.
const { program } = document.getElementById("start").dataset;
const { default: init } = await import(new URL(program, document.baseURI));
await init();
