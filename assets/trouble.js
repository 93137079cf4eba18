// Trouble of the page: says why the program cannot start or has stopped, where the program itself cannot. So it is a plain
// old script, which asks for nothing that an old browser lacks. It gives the others:
// - `cannotStart`, the reason why the program is not to be started at all;
// - `whenStyled(act)`, which acts as soon as the page has its style sheet, without which nothing starts;
// - `startFailed(error)`, for a start that did not come to its end;
// - `loadAgain()`, which loads the page from its host, without what this browser has kept of it;
// - `forgetSite()`, which removes the copies that are kept for playing without a network.
(function () {
  "use strict";

  /** Sentences, by the reason and the language. */
  var WORDS = {
    disk: {
      en: "This page cannot start when it is opened from a disk. Open vexillum.html instead, the game in one file, or put this folder on a web server.",
      nl: "Deze pagina kan niet starten als ze vanaf een schijf wordt geopend. Open in plaats daarvan vexillum.html, het spel in één bestand, of zet deze map op een webserver.",
      fr: "Cette page ne peut pas démarrer quand elle est ouverte depuis un disque. Ouvrez plutôt vexillum.html, le jeu en un seul fichier, ou placez ce dossier sur un serveur web.",
      de: "Diese Seite kann nicht starten, wenn sie von einem Datenträger geöffnet wird. Öffne stattdessen vexillum.html, das Spiel in einer Datei, oder lege diesen Ordner auf einen Webserver.",
      es: "Esta página no puede iniciarse cuando se abre desde un disco. Abre en su lugar vexillum.html, el juego en un solo archivo, o pon esta carpeta en un servidor web."
    },
    frame: {
      en: "The page around this frame does not let Vexillum start in it. Open the game in a window of its own.",
      nl: "De pagina rond dit kader laat Vexillum er niet in starten. Open het spel in een eigen venster.",
      fr: "La page qui entoure ce cadre ne laisse pas Vexillum y démarrer. Ouvrez le jeu dans sa propre fenêtre.",
      de: "Die Seite um diesen Rahmen lässt Vexillum darin nicht starten. Öffne das Spiel in einem eigenen Fenster.",
      es: "La página que rodea este marco no deja que Vexillum se inicie en él. Abre el juego en una ventana propia."
    },
    old: {
      en: "This browser is too old for Vexillum. Update it, or take another: Chrome or Edge from 123 on, Firefox from 128, Safari from 17.5.",
      nl: "Deze browser is te oud voor Vexillum. Werk hem bij, of neem een andere: Chrome of Edge vanaf 123, Firefox vanaf 128, Safari vanaf 17.5.",
      fr: "Ce navigateur est trop ancien pour Vexillum. Mettez-le à jour ou prenez-en un autre : Chrome ou Edge à partir de 123, Firefox de 128, Safari de 17.5.",
      de: "Dieser Browser ist zu alt für Vexillum. Aktualisiere ihn oder nimm einen anderen: Chrome oder Edge ab 123, Firefox ab 128, Safari ab 17.5.",
      es: "Este navegador es demasiado antiguo para Vexillum. Actualízalo o usa otro: Chrome o Edge desde la versión 123, Firefox desde la 128, Safari desde la 17.5."
    },
    blocked: {
      en: "Vexillum needs WebAssembly, which is switched off here by the browser or by the site. In Lockdown Mode or strict security, make an exception for this page, or try another browser.",
      nl: "Vexillum heeft WebAssembly nodig, en dat is hier door de browser of door de site uitgeschakeld. Maak in de isolatiemodus of bij strenge beveiliging een uitzondering voor deze pagina, of probeer een andere browser.",
      fr: "Vexillum a besoin de WebAssembly, que le navigateur ou le site désactive ici. En mode Isolement ou en sécurité renforcée, faites une exception pour cette page, ou essayez un autre navigateur.",
      de: "Vexillum braucht WebAssembly, und das hat hier der Browser oder die Website abgeschaltet. Mach im Blockierungsmodus oder bei strenger Sicherheit für diese Seite eine Ausnahme, oder nimm einen anderen Browser.",
      es: "Vexillum necesita WebAssembly, que aquí está desactivado por el navegador o por el sitio. En el modo de aislamiento o con seguridad estricta, haz una excepción para esta página, o prueba otro navegador."
    },
    files: {
      en: "Vexillum did not arrive whole: a file is missing or damaged. Check your connection and try again. If that does not help, tell whoever runs this site.",
      nl: "Vexillum is niet heel aangekomen: een bestand ontbreekt of is beschadigd. Controleer je verbinding en probeer het opnieuw. Helpt dat niet, meld het dan aan de beheerder van deze site.",
      fr: "Vexillum n’est pas arrivé en entier : un fichier manque ou est endommagé. Vérifiez votre connexion et réessayez. Si cela n’aide pas, prévenez le responsable du site.",
      de: "Vexillum ist nicht vollständig angekommen: Eine Datei fehlt oder ist beschädigt. Prüfe deine Verbindung und versuch es noch einmal. Hilft das nicht, sag dem Betreiber dieser Seite Bescheid.",
      es: "Vexillum no ha llegado entero: falta un archivo o está dañado. Comprueba tu conexión y vuelve a intentarlo. Si no sirve, avisa a quien lleva este sitio."
    },
    slow: {
      en: "Vexillum is still on its way. With a slow connection that takes a while; if nothing comes, try again.",
      nl: "Vexillum is nog onderweg. Met een trage verbinding duurt dat even; komt er niets, probeer het dan opnieuw.",
      fr: "Vexillum est encore en route. Avec une connexion lente, cela prend du temps ; si rien ne vient, réessayez.",
      de: "Vexillum ist noch unterwegs. Bei langsamer Verbindung dauert das etwas; kommt nichts, versuch es noch einmal.",
      es: "Vexillum aún está en camino. Con una conexión lenta tarda un poco; si no llega, vuelve a intentarlo."
    },
    stopped: {
      en: "Something went wrong, and Vexillum has stopped. Load the page again: your game is kept.",
      nl: "Er ging iets mis, en Vexillum is gestopt. Laad de pagina opnieuw: je spel blijft bewaard.",
      fr: "Un problème est survenu et Vexillum s’est arrêté. Rechargez la page : votre partie est conservée.",
      de: "Etwas ging schief, und Vexillum ist stehen geblieben. Lade die Seite neu: Dein Spiel bleibt erhalten.",
      es: "Algo ha fallado y Vexillum se ha detenido. Vuelve a cargar la página: tu partida se conserva."
    },
    lost: {
      en: "Something went wrong, and Vexillum has stopped. Load the page again to begin anew.",
      nl: "Er ging iets mis, en Vexillum is gestopt. Laad de pagina opnieuw om opnieuw te beginnen.",
      fr: "Un problème est survenu et Vexillum s’est arrêté. Rechargez la page pour recommencer.",
      de: "Etwas ging schief, und Vexillum ist stehen geblieben. Lade die Seite neu, um von vorn zu beginnen.",
      es: "Algo ha fallado y Vexillum se ha detenido. Vuelve a cargar la página para empezar de nuevo."
    }
  };
  /** What the button says: before the program runs, and after. */
  var RETRY = { en: "Try again", nl: "Opnieuw proberen", fr: "Réessayer", de: "Noch einmal versuchen", es: "Reintentar" };
  var RELOAD = { en: "Load again", nl: "Herladen", fr: "Recharger", de: "Neu laden", es: "Recargar" };

  /** The second button, where the program has stopped twice in a row. */
  var WITHOUT = { en: "Start without the open game", nl: "Starten zonder het open spel", fr: "Démarrer sans la partie en cours", de: "Ohne das offene Spiel starten", es: "Iniciar sin la partida abierta" };

  /** How long the start may take before something is said, in milliseconds. */
  var PATIENCE = 20000;
  /** How long the page waits for what it loads anew before it is loaded with what has come, in milliseconds. */
  var HASTE = 10000;

  /** What the style sheets use; a browser that knows the youngest of all, `light-dark`, has the rest of the page, too. */
  var STYLES = ["(color: light-dark(red, red))", "(width: 1cqw)", "selector(:has(a))"];
  /** An empty program, and one that uses SIMD. */
  var EMPTY = [0, 97, 115, 109, 1, 0, 0, 0];
  var SIMD = EMPTY.concat([1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]);

  var root = document.documentElement;
  var framed = parent !== window;

  /** What is read of a browser that may refuse to let it be read. */
  function attempt(read) {
    try {
      return read();
    } catch (error) {
      return undefined;
    }
  }

  function knows(condition) {
    return attempt(function () { return CSS.supports(condition); });
  }

  /** Reasons not to start at all, in the order in which they are looked for. */
  var HINDRANCES = [
    ["disk", function () { return location.protocol === "file:" && !root.hasAttribute("data-single-file"); }],
    ["old", function () { return !STYLES.every(knows) || !window.CSSPropertyRule; }],
    ["blocked", function () { return !attempt(function () { return new WebAssembly.Module(new Uint8Array(EMPTY)); }); }],
    ["old", function () { return !WebAssembly.validate(new Uint8Array(SIMD)); }]
  ];

  // WebKit runs scripts while the style sheet is still on its way. It ends with a mark, without which it is missing, cut off
  // or something else.
  window.whenStyled = function (act) {
    var link = document.querySelector("link[rel=stylesheet]");
    function judge() {
      if (getComputedStyle(root).getPropertyValue("--whole")) act();
      else if (document.readyState === "complete" || link.sheet) window.startFailed();
      else return;
      act = function () {};
    }
    judge();
    ["load", "error"].forEach(function (name) { link.addEventListener(name, judge); });
    addEventListener("load", judge);
  };

  /** The language of the page: the one that is shown, else the one that was chosen, else the first that is preferred. */
  function language(words) {
    var chosen = attempt(function () { return JSON.parse(localStorage.getItem("vexillum.settings")).language; });
    var asked = (/[?&#]lang=(\w\w)/.exec(location.href) || [])[1];
    var wanted = [starting() ? asked : root.lang, framed || chosen].concat(navigator.languages || navigator.language);
    for (var i = 0; i < wanted.length; i += 1) {
      var code = String(wanted[i]).slice(0, 2);
      if (words.hasOwnProperty(code)) return code;
    }
    return "en";
  }

  /** The banner that stands there until the program draws the page. */
  function starting() {
    return document.getElementById("shell");
  }

  function element(name, className, children) {
    var made = document.createElement(name);
    made.className = className;
    for (var i = 0; i < children.length; i += 1) made.appendChild(children[i]);
    return made;
  }

  function button(words, className, act) {
    var made = element("button", className, [document.createTextNode(words)]);
    made.type = "button";
    made.onclick = function () {
      made.disabled = true;
      (act || loadAgain)();
    };
    return made;
  }

  /** Names under which the open games are stored that a start would open: the one of the address, else all. */
  function openGames() {
    var id = (/^#play\/([0-9a-f]{8})$/.exec(location.hash) || [])[1];
    var own = id && (/^0+$/.test(id) ? "vexillum.game" : "vexillum.game." + id);
    return framed ? [] : Object.keys(localStorage).filter(function (name) {
      return own ? name === own : /^vexillum\.game(\.[0-9a-f]{8})?$/.test(name);
    });
  }

  /** Sets an open game aside. It is not taken away before its copy is read back, and nothing set aside is written over. */
  function setAside(name) {
    var text = localStorage.getItem(name);
    var copy = name + ".damaged";
    for (var number = 2; localStorage.getItem(copy) !== null; number += 1) copy = name + ".damaged-" + number;
    localStorage.setItem(copy, text);
    if (localStorage.getItem(copy) === text) localStorage.removeItem(name);
  }

  function startWithout() {
    openGames().forEach(function (name) { attempt(function () { setAside(name); }); });
    // The address opens none either, where there was no room for a copy.
    location.hash = "";
    loadAgain();
  }

  /** How often the program has stopped in this window without a longer time between. */
  function stops(more) {
    return attempt(function () {
      var count = more * (Number(sessionStorage.getItem("vexillum.stops")) + 1);
      sessionStorage.setItem("vexillum.stops", count);
      return count;
    });
  }

  /** Says it, in the banner or over the page. */
  function tell(reason, without) {
    var code = language(WORDS[reason]);
    var shell = starting();
    var words = element("p", "", [document.createTextNode(WORDS[reason][code])]);
    var told = document.getElementById("trouble");
    function second(className) {
      return without ? [button(WITHOUT[code], className, startWithout)] : [];
    }
    if (told) told.parentNode.removeChild(told);
    if (shell) {
      told = element("div", "trouble", [words, button(RETRY[code], "continue-button")].concat(second("continue-button")));
      (shell.querySelector(".hero-cloth") || shell).appendChild(told);
    } else {
      var foot = element("div", "dialog-foot", second("button").concat(button(RELOAD[code], "button primary")));
      told = element("dialog", "dialog", [element("div", "dialog-body", [words]), foot]);
      told.oncancel = function (event) { event.preventDefault(); };
      document.body.appendChild(told);
    }
    told.id = "trouble";
    told.lang = code;
    told.setAttribute("role", shell ? "alert" : "alertdialog");
    told.setAttribute("translate", "no");
    if (shell) return;
    // In a frame nobody is taken away from the page around it.
    if (document.hasFocus() || !framed) told.showModal();
    else told.setAttribute("open", "");
  }

  /** Whether this is the first time in this window. Where nothing can be noted it never is: nothing goes round in circles. */
  function first() {
    return attempt(function () {
      var known = sessionStorage.getItem("vexillum.mended");
      sessionStorage.setItem("vexillum.mended", "yes");
      return !known;
    });
  }

  /** The files of the page, as far as it has asked for them, and those of the worker, which asks by itself. */
  function files() {
    var asked = performance.getEntriesByType("resource").map(function (entry) { return entry.name; });
    var loader = document.getElementById("start").getAttribute("data-worker");
    var worker = ["worker.js", "worker_bg.wasm"].map(function (name) { return loader.replace(/[^/]*$/, name); });
    return ["./"].concat(asked).concat(asked.some(function (name) { return name.indexOf(loader) >= 0; }) ? worker : []);
  }

  function fetchAnew(path) {
    return fetch(new URL(path, document.baseURI), { cache: "reload" });
  }

  window.forgetSite = function () {
    if (framed || !navigator.serviceWorker) return Promise.resolve();
    return navigator.serviceWorker.getRegistration().then(function (registration) {
      if (!registration) return undefined;
      var ours = "vexillum " + new URL(registration.scope).pathname + " ";
      return Promise.all([registration.unregister(), caches.keys().then(function (names) {
        var kept = names.filter(function (name) { return name.indexOf(ours) === 0; });
        return Promise.all(kept.map(function (name) { return caches.delete(name); }));
      })]);
    });
  };

  /** Removes what is kept of the site and fetches it anew. Fails, and removes nothing, while the host does not answer. */
  function mend() {
    return fetchAnew("sw.js").then(function (response) {
      // It is never kept, so it comes from the host.
      if (!response.ok) throw new Error("the host does not have the site");
      return window.forgetSite();
    }).then(function () {
      var all = Promise.all(files().map(function (path) { return fetchAnew(path).catch(function () {}); }));
      return Promise.race([all, new Promise(function (resolve) { setTimeout(resolve, HASTE); })]);
    });
  }

  function reload() {
    location.reload();
  }

  function loadAgain() {
    var mended = attempt(mend);
    if (mended) mended.then(reload, reload);
    else reload();
  }
  window.loadAgain = loadAgain;

  function isTrap(error) {
    return window.WebAssembly && WebAssembly.RuntimeError && error instanceof WebAssembly.RuntimeError;
  }

  /** The start has failed: once it is tried with the files of the host, in case that those that are kept are damaged. */
  function failed() {
    var kept = !framed && navigator.serviceWorker && navigator.serviceWorker.controller;
    var say = function () { tell("files"); };
    // A sandbox counts as another site, whose hosts have to allow it to load modules.
    if (framed && window.origin === "null") tell("frame");
    else if (kept && first()) mend().then(reload, say);
    else say();
  }

  function stopped() {
    var keeps = !framed && attempt(function () { return localStorage.length >= 0; });
    var again = stops(1) > 1;
    tell(keeps ? "stopped" : "lost", keeps && again && attempt(openGames).length > 0);
  }

  window.startFailed = function (error) {
    if (window.cannotStart) return;
    window.cannotStart = "files";
    if (error) console.error(error);
    if (isTrap(error)) stopped();
    // WebKit lets programs be compiled that it does not let be run.
    else if (/unsafe-eval/.test(error && error.message)) tell("blocked");
    else failed();
  };

  /** Errors that nothing has caught. Those of the program come from WebAssembly; others need not be ours. */
  function uncaught(event, error) {
    var start = document.getElementById("start");
    var ofStart = event.target === start || (start && event.filename && event.filename === start.src);
    if (ofStart) window.startFailed(error);
    else if (isTrap(error) || /\.wasm|wasm-function/.test(error && error.stack)) stopped();
  }
  // Scripts that cannot be loaded tell it to nobody but themselves.
  addEventListener("error", function (event) { uncaught(event, event.error); }, true);
  addEventListener("unhandledrejection", function (event) { uncaught(event, event.reason); });

  // Says the same in all languages, for where not even this script runs.
  var said = document.getElementById("no-start");
  if (said) said.parentNode.removeChild(said);

  for (var i = 0; i < HINDRANCES.length && !window.cannotStart; i += 1) {
    if (HINDRANCES[i][1]()) window.cannotStart = HINDRANCES[i][0];
  }
  if (window.cannotStart) tell(window.cannotStart);
  else setTimeout(function () {
    if (starting() && !window.cannotStart) tell("slow");
    else if (!document.getElementById("trouble")) stops(0);
  }, PATIENCE);
})();
