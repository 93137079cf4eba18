// Starts the program of the worker, which lies beside this file.
import init from "./worker.js";

await init();
