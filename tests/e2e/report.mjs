// How the scripts of `cargo xtask bench` print what they measured.

/**
 * Prints a line of a report and says where a budget is missed: at most `most`, at least `least`.
 * `note` tells what the value belongs to.
 */
export function report(title, value, { digits = 0, unit = "", most, least, note = "" } = {}) {
  const budget = most === undefined && least === undefined ? "" : `of ${most ?? least}`;
  const missed = value > most || value < least ? "MISSED" : "";
  const line = [title.padEnd(34), value.toFixed(digits).padStart(8), unit.padEnd(3), budget.padEnd(8), missed.padEnd(7), note];
  console.log(line.join(" ").trimEnd());
}
