// Makes scripts and sheets of styles smaller in their places:
//   node minify.cjs PACKAGE-OF-ESBUILD FILE...
// A script and its module call each other by long names with hashes in them, which no compression makes shorter; both
// get short ones.

const { existsSync, readFileSync, writeFileSync } = require("node:fs");

const [esbuild, ...files] = process.argv.slice(2);
const { buildSync } = require(esbuild);

/** The names that wasm-bindgen makes up. */
const MADE_UP = /^_*(wbg|wbindgen|wasm_bindgen|externref)_/;

/** The sections of a module that hold names, and the kinds of what has one. */
const [IMPORTS, EXPORTS] = [2, 7];
const [FUNCTION, TABLE, MEMORY, GLOBAL] = [0, 1, 2, 3];

/** Reads a module from its beginning. */
class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  take(count) {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  /** A number: seven bits a byte, the lowest first. */
  number() {
    const [byte] = this.take(1);
    return byte < 128 ? byte : (byte & 127) + 128 * this.number();
  }

  name() {
    return this.take(this.number()).toString();
  }

  /** Passes over the size of a table or memory. */
  limits() {
    const [flags] = this.take(1);
    for (let count = (flags & 1) + 1; count > 0; count -= 1) this.number();
  }

  /** Passes over what an import or export is, and returns its bytes. */
  description(section) {
    const start = this.at;
    const [kind] = this.take(1);
    if (section === EXPORTS || kind === FUNCTION) this.number();
    else if (kind === TABLE) { this.take(1); this.limits(); }
    else if (kind === MEMORY) this.limits();
    else if (kind === GLOBAL) this.take(2);
    else throw new Error(`a module imports something of kind ${kind}`);
    return this.bytes.subarray(start, this.at);
  }
}

const number = (value) => Buffer.from(value < 128 ? [value] : [(value & 127) | 128, ...number(Math.floor(value / 128))]);
const name = (text) => Buffer.concat([number(Buffer.byteLength(text)), Buffer.from(text)]);

/** The section of imports or exports with the names that `short` gives. */
function renamed(section, bytes, short) {
  const reader = new Reader(bytes);
  const count = reader.number();
  const parts = [number(count)];
  for (let index = 0; index < count; index += 1) {
    if (section === IMPORTS) parts.push(name(reader.name()));
    const long = reader.name();
    parts.push(name(short[long] ?? long), reader.description(section));
  }
  return Buffer.concat(parts);
}

/** The module with the names that `short` gives. */
function shortened(bytes, short) {
  const reader = new Reader(bytes);
  const parts = [reader.take(8)];
  while (reader.at < bytes.length) {
    const [section] = reader.take(1);
    const body = reader.take(reader.number());
    const mended = section === IMPORTS || section === EXPORTS ? renamed(section, body, short) : body;
    parts.push(Buffer.from([section]), number(mended.length), mended);
  }
  return Buffer.concat(parts);
}

for (const file of files) {
  const options = { entryPoints: [file], outfile: file, allowOverwrite: true, minify: true, format: "esm" };
  const module = file.replace(/\.js$/, "_bg.wasm");
  if (file.endsWith(".js") && existsSync(module)) {
    const { mangleCache } = buildSync({ ...options, mangleProps: MADE_UP, mangleCache: {} });
    writeFileSync(module, shortened(readFileSync(module), mangleCache));
  } else {
    buildSync(options);
  }
}
