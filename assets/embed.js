// The game as an element of somebody's page: <stratego-game edition="barrage" level="3"></stratego-game>.
//
// It holds a frame with embed.html and speaks with it in messages: JSON as text, of the form in docs/embedding.schema.json.
// A message counts only if it comes from that very frame and from the site of the game; the frame listens in the same way
// to this page alone.

/** Where this script lies, and the site with it. In a variable, so that no bundler takes the page for a file of its own. */
const HOME = import.meta.url;
/** How a message of ours begins, whoever sends it. */
const HEAD = { protocol: "vexillum", version: 1 };
const OURS = JSON.stringify({ protocol: HEAD.protocol }).slice(0, -1);
/** The longest message that is listened to: a long game has a twentieth of it. */
const LONGEST = 2 ** 20;

/** Attributes that are parameters of the frame; besides them there is one for each switch, as `switch-two-square`. */
const SCALARS = ["edition", "side", "opponent", "level", "lang", "theme", "controls", "ply"];
const SWITCH = "switch-";
/** What is no parameter, but makes another frame. */
const OTHERS = ["src", "label"];
/** Properties with texts, by the parameters that they become. */
const DATA = { position: "position", setup: "setup", record: "game" };
/** CSS properties of the element that color the game, as `--stratego-accent`. */
const COLORS = ["accent", "background", "paper", "ink", "frame", "field", "field-2", "water", "red", "blue"];
/** Functions that a color may be made by; any other may turn out to be something else later, as `var` and `env` do. */
const COLOR_FUNCTIONS = /^(rgba?|hsla?|hwb|(ok)?lab|(ok)?lch|color|color-mix|light-dark|calc)$/i;
/** Words that stand for the value of somebody else. */
const BORROWED = /^(inherit|initial|unset|revert(-layer)?)$/i;
const LONGEST_COLOR = 64;
/** Where a frame may be from. */
const PROTOCOLS = ["http:", "https:", "file:"];
/** What a frame tells that becomes an event. */
const EVENTS = ["ready", "move", "fight", "gameover", "error"];

const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`
  :host { display: block; container-type: inline-size; }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; height: auto; aspect-ratio: 1 / 2; border: 0; }
  @container (width >= 400px) { iframe { aspect-ratio: 5 / 8; } }
  @container (width >= 640px) { iframe { aspect-ratio: 4 / 3; } }
  @container (width >= 1000px) { iframe { aspect-ratio: 3 / 2; } }
`);

/** Whether a text is a color by itself. The frame asks the same, since it knows nobody who writes its address. */
function isColor(text) {
  const functions = [...text.matchAll(/([^\s(,]*)\(/g)].map(([, name]) => name);
  return text.length <= LONGEST_COLOR && !/[\\;{}]/.test(text) && !BORROWED.test(text)
    && functions.every((name) => COLOR_FUNCTIONS.test(name)) && CSS.supports("color", text);
}

/** All elements on the page. */
const elements = new Set();

class StrategoGame extends HTMLElement {
  #frame;
  /** Where the frame is from. */
  #origin;
  #data = {};
  #calls = new Map();
  #number = 0;
  #ready;
  #setReady;
  #stale = false;
  #hear = (event) => this.#heard(event);
  #watch = new MutationObserver((changes) => {
    const counts = ({ attributeName: name }) => SCALARS.includes(name) || OTHERS.includes(name) || name.startsWith(SWITCH);
    if (changes.some(counts)) this.#renew();
  });

  constructor() {
    super();
    this.attachShadow({ mode: "open" }).adoptedStyleSheets = [SHEET];
  }

  connectedCallback() {
    for (const name of Object.keys(DATA)) this.#adopt(name);
    elements.add(this);
    addEventListener("message", this.#hear);
    this.#watch.observe(this, { attributes: true });
    this.#open();
  }

  disconnectedCallback() {
    elements.delete(this);
    removeEventListener("message", this.#hear);
    this.#watch.disconnect();
    this.#close("the element was removed");
  }

  /** Moved without being taken out (`moveBefore`): the game goes on. */
  connectedMoveCallback() {}

  /** Begins a new game as the attributes and properties describe it. */
  newGame() {
    return this.#call("newGame").then(() => undefined);
  }

  /** Plays an action of the person at the frame, in the notation: `a4a5`. Rejected with the reason where it is not legal. */
  play(action) {
    if (typeof action !== "string") return Promise.reject(new TypeError("an action is a text"));
    return this.#call("play", { action }).then(() => undefined);
  }

  /** The record of the game. While it runs, it is what the person at the frame knows: nothing in it is a secret to him. */
  getRecord() {
    return this.#call("getRecord");
  }

  /** The address of `embed.html`; nothing where the attribute is none, or one that would run in this page. */
  #page() {
    const src = this.getAttribute("src");
    try {
      const page = src === null ? new URL("embed.html", HOME) : new URL(src, document.baseURI);
      return PROTOCOLS.includes(page.protocol) ? page : undefined;
    } catch {
      return undefined;
    }
  }

  /** Takes a property that was set before this class was known. */
  #adopt(name) {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    delete this[name];
    this[name] = value;
  }

  /** The parameters of the frame. They stand behind the `#`, where no server sees them and nothing is too long. */
  #parameters() {
    const parameters = new URLSearchParams({ host: location.origin });
    for (const name of SCALARS) {
      if (this.hasAttribute(name)) parameters.set(name, this.getAttribute(name));
    }
    for (const { name, value } of this.attributes) {
      if (name.startsWith(SWITCH)) parameters.set(`switch.${name.slice(SWITCH.length)}`, value);
    }
    for (const [name, parameter] of Object.entries(DATA)) {
      if (this.#data[name]) parameters.set(parameter, this.#data[name]);
    }
    const style = getComputedStyle(this);
    for (const name of COLORS) {
      const color = style.getPropertyValue(`--stratego-${name}`).trim();
      if (isColor(color)) parameters.set(`color.${name}`, color);
      else if (color) this.#report(`--stratego-${name} is no color`);
    }
    return parameters;
  }

  #open() {
    this.#ready = new Promise((resolve) => { this.#setReady = resolve; });
    const page = this.#page();
    if (!page) return this.#report("src is no address of a page");
    page.hash = this.#parameters();
    this.#origin = page.origin;
    this.#frame = document.createElement("iframe");
    this.#frame.part = "frame";
    this.#frame.title = this.getAttribute("label") ?? "Vexillum";
    this.#frame.src = page;
    this.shadowRoot.replaceChildren(this.#frame);
  }

  #close(why) {
    this.shadowRoot.replaceChildren();
    this.#frame = undefined;
    for (const { reject } of this.#calls.values()) reject(new Error(why));
    this.#calls.clear();
  }

  /** Another frame for other attributes: a new one, since one that goes elsewhere would take part in Back and Forward. */
  #renew() {
    if (this.#stale || !this.isConnected) return;
    this.#stale = true;
    queueMicrotask(() => {
      this.#stale = false;
      if (!this.isConnected) return;
      this.#close("another game was asked for");
      this.#open();
    });
  }

  #call(type, fields) {
    if (!this.#frame) return Promise.reject(new Error("the element is not on a page"));
    const id = this.#number += 1;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
      this.#ready.then(() => {
        // Not if the frame has gone in the meantime.
        if (!this.#calls.has(id)) return;
        const message = JSON.stringify({ ...HEAD, id, type, ...fields });
        // What comes from a file has no origin that could be named.
        this.#frame.contentWindow.postMessage(message, this.#origin === "null" ? "*" : this.#origin);
      });
    });
  }

  #heard({ source, origin, data }) {
    if (!source || source !== this.#frame?.contentWindow) {
      const others = [...elements].some((element) => source && element.#frame?.contentWindow === source);
      const claims = typeof data === "string" && data.startsWith(OURS);
      // Whatever else is said on the page is none of our business.
      if (source && claims && !others) this.#report("a message of somebody else was ignored");
      return;
    }
    if (origin !== this.#origin) return this.#report("a message of another site was ignored");
    if (typeof data !== "string" || data.length > LONGEST) {
      return this.#report("a message that is no text or too long was ignored");
    }
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      message = undefined;
    }
    if (message?.protocol !== HEAD.protocol || message.version !== HEAD.version) {
      return this.#report("a message of another version was ignored");
    }
    this.#take(message);
  }

  #take({ protocol, version, id, type, ...detail }) {
    if (type === "answer" && this.#calls.has(detail.to)) {
      const { resolve, reject } = this.#calls.get(detail.to);
      this.#calls.delete(detail.to);
      if (typeof detail.error === "string") reject(new Error(detail.error));
      else resolve(detail.value);
    } else if (EVENTS.includes(type)) {
      if (type === "ready") this.#setReady();
      this.#tell(type, detail);
    } else {
      this.#report("a message that is not known was ignored");
    }
  }

  #report(message) {
    this.#tell("error", { message });
  }

  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  static {
    for (const name of Object.keys(DATA)) {
      Object.defineProperty(this.prototype, name, {
        get() { return this.#data[name] ?? null; },
        set(value) {
          this.#data[name] = value == null ? undefined : String(value);
          this.#renew();
        },
        enumerable: true,
        configurable: true,
      });
    }
  }
}

if (!customElements.get("stratego-game")) customElements.define("stratego-game", StrategoGame);

export { StrategoGame };
