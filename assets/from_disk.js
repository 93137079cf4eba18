// Says why nothing happens where this page was opened from a disk: browsers load no programs from there.
const WORDS = {
  en: "This page cannot start when it is opened from a disk. Open vexillum.html instead, the game in one file, or put this folder on a web server.",
  nl: "Deze pagina kan niet starten als ze vanaf een schijf wordt geopend. Open in plaats daarvan vexillum.html, het spel in één bestand, of zet deze map op een webserver.",
  fr: "Cette page ne peut pas démarrer quand elle est ouverte depuis un disque. Ouvrez plutôt vexillum.html, le jeu en un seul fichier, ou placez ce dossier sur un serveur web.",
  de: "Diese Seite kann nicht starten, wenn sie von einem Datenträger geöffnet wird. Öffne stattdessen vexillum.html, das Spiel in einer Datei, oder lege diesen Ordner auf einen Webserver.",
  es: "Esta página no puede iniciarse cuando se abre desde un disco. Abre en su lugar vexillum.html, el juego en un solo archivo, o pon esta carpeta en un servidor web.",
};

if (location.protocol === "file:") {
  const language = navigator.languages.map((code) => code.slice(0, 2)).find((code) => code in WORDS) ?? "en";
  const words = document.createElement("p");
  words.lang = language;
  words.setAttribute("role", "alert");
  words.textContent = WORDS[language];
  document.querySelector("#shell .hero-cloth").append(words);
}
