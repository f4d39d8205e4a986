import { compareRounds, median, percentile } from "../statistics.ts";
import type { Arrival } from "./arrival.ts";
import type { Arrivals } from "./arrivals.ts";
import type { DataWeight } from "./data-weights.ts";
import type { DeadTimes } from "./dead-times.ts";
import type { Restored } from "./memory.ts";
import type { Paint } from "./paint.ts";
import type { Paints } from "./paints.ts";
import type { Felt } from "./presses-felt.ts";
import type { Scrolled } from "./scrolling.ts";

/** Prints paint metrics as a plain-text table, like the functions below. */
export function printPaints(paints: readonly Paints[]): void {
  const head = ["page", "", "site", "no scripts", "ratio", "95 of 100", ""];
  table(head, paints.flatMap(paintRows));
}

/** Prints navigation times. */
export function printArrivals(arrivals: readonly Arrivals[]): void {
  const head = ["way to the next heading", "", "site", "page load", "ratio", "95 of 100"];
  table([...head, "floor", ""], arrivals.flatMap(arrivalRows));
}

/** Prints the results of presses. */
export function printDeadTimes(deadTimes: readonly DeadTimes[]): void {
  const head = ["control", "scripts", "pressed", "worked", "before/while/after", "dead, worst", ""];
  table(head, deadTimes.map(deadTimeRow));
}

/** Prints the largest data files for client-side navigation. */
export function printWeights(weights: readonly DataWeight[]): void {
  table(["fetched for a page", "", "", ""], heaviest(weights));
}

/** Prints which pages the back/forward cache restored. */
export function printRestored(restored: readonly Restored[]): void {
  const rows = restored.map(({ url, alive, reasons }) => [
    new URL(url).pathname,
    alive ? "out of memory, alive" : `loaded anew ${reasons.join(", ")}`,
    mark(alive),
  ]);
  table(["left and come back to", "", ""], rows);
}

/** Prints input latencies by page. */
export function printFelt(felt: readonly Felt[]): void {
  const routes = [...new Set(felt.map(({ route }) => route))];
  const rows = routes.map((route) => {
    const waits = felt.filter((each) => each.route === route).flatMap((each) => each.waits);
    const [usual, most] = [percentile(waits, 75), percentile(waits, 98)];
    return [route, String(waits.length), ms(usual), ms(most), mark(usual <= 50)];
  });
  table(["keys and presses until painted", "", "75 of 100", "98 of 100", ""], rows);
}

/** Prints scroll metrics, one row per round. */
export function printScrolled(scrolled: readonly Scrolled[]): void {
  const rows = scrolled.map(({ words, longTasks, longest, frames, gap }) => {
    return [
      `${words} words`,
      String(longTasks),
      ms(longest),
      String(frames),
      ms(gap),
      mark(longTasks === 0),
    ];
  });
  table(["scrolled", "tasks over 50 ms", "longest", "frames", "longest gap", ""], rows);
}

function paintRows({ route, site, plain }: Paints): string[][] {
  const of = (row: readonly Paint[], name: keyof Paint) => row.map((paint) => paint[name]);
  const times = (["fcp", "lcp"] as const).map((name) => {
    const compared = compareRounds(of(site, name), of(plain, name));
    const [own, other] = [median(of(site, name)), median(of(plain, name))];
    return [route, name, ms(own), ms(other), ...ratioCells(compared), mark(compared.ratio <= 1.05)];
  });
  const [tbt, control] = [median(of(site, "tbt")), median(of(plain, "tbt"))];
  const [shift, still] = [Math.max(...of(site, "cls")), Math.max(...of(plain, "cls"))];
  const [ready, ahead] = [median(of(site, "ready")), median(of(site, "ahead"))];
  return [
    ...times,
    [route, "tbt", ms(tbt), ms(control), "", "", mark(tbt <= control + 20)],
    [route, "cls", shift.toFixed(3), still.toFixed(3), "", "", mark(shift < 0.0005)],
    [route, "ready", ms(ready), "", "", "", ""],
    [route, "ahead", kilobytes(ahead), "", "", "", ""],
  ];
}

function arrivalRows({ way, site, plain, floor }: Arrivals): string[][] {
  return (["first", "readable", "rest"] as const).map((name) => {
    const of = (row: readonly Arrival[]) => row.map((arrival) => arrival[name]);
    const compared = compareRounds(of(site), of(plain));
    const own = median(of(site));
    const kept = name === "rest" ? "" : mark(own <= 138 && compared.ratio <= 0.5);
    const cells = [ms(own), ms(median(of(plain))), ...ratioCells(compared), ms(median(of(floor)))];
    return [way, name, ...cells, kept];
  });
}

function deadTimeRow({ control, javaScript, pressed, worked, phases, dead }: DeadTimes): string[] {
  const { "before scripts": before = 0, "while they come": during = 0, after = 0 } = phases;
  const worst = Math.max(...dead);
  return [
    control,
    javaScript ? "on" : "off",
    String(pressed),
    String(worked),
    `${before}/${during}/${after}`,
    dead.length ? ms(worst) : "",
    mark(worked === pressed && worst <= 25),
  ];
}

/** Returns the page and the article with the largest data. */
function heaviest(weights: readonly DataWeight[]): string[][] {
  const kinds = [
    { kind: "page", limit: 6, all: weights.filter(({ isArticle }) => !isArticle) },
    { kind: "article", limit: 8, all: weights.filter(({ isArticle }) => isArticle) },
  ];
  return kinds.flatMap(({ kind, limit, all }) => {
    const [most] = all.toSorted((a, b) => b.bytes - a.bytes);
    if (!most) return [];
    return [
      [`heaviest ${kind}`, most.route, kilobytes(most.bytes), mark(most.bytes <= limit * 1024)],
    ];
  });
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function ratioCells({ ratio, low, high }: ReturnType<typeof compareRounds>): string[] {
  return [ratio.toFixed(2), `${low.toFixed(2)}–${high.toFixed(2)}`];
}

function ms(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function mark(kept: boolean): string {
  return kept ? "ok" : "MISSED";
}

function table(head: readonly string[], rows: readonly string[][]): void {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  console.log("");
  for (const row of all) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}
