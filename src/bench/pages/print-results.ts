import { estimateRatio, median, percentile } from "../statistics.ts";
import type { RestoreResult } from "./back-forward-cache.ts";
import type { ControlResponse } from "./control-responses.ts";
import type { PageDataSize } from "./data-sizes.ts";
import type { InputLatency } from "./input-latency.ts";
import type { LoadMetrics } from "./load-metrics.ts";
import type { PageLoads } from "./load-rounds.ts";
import type { NavigationTimes } from "./navigation-metrics.ts";
import type { NavigationMeasurements } from "./navigation-rounds.ts";
import type { ScrollMetrics } from "./scrolling.ts";

/** Prints paint metrics as a plain-text table. */
export function printLoads(paints: readonly PageLoads[]): void {
  const head = ["page", "", "site", "no scripts", "ratio", "95 of 100", ""];
  printTable(head, paints.flatMap(pageLoadRows));
}

/** Prints navigation times. */
export function printNavigations(arrivals: readonly NavigationMeasurements[]): void {
  const head = ["way to the next heading", "", "site", "page load", "ratio", "95 of 100"];
  printTable([...head, "floor", ""], arrivals.flatMap(navigationRows));
}

/** Prints how many presses took effect, and how long controls did not respond. */
export function printControlResponses(deadTimes: readonly ControlResponse[]): void {
  const head = ["control", "scripts", "pressed", "worked", "before/while/after", "dead, worst", ""];
  printTable(head, deadTimes.map(controlRow));
}

/** Prints the largest data files for client-side navigation. */
export function printDataSizes(weights: readonly PageDataSize[]): void {
  printTable(["fetched for a page", "", "", ""], largestDataRows(weights));
}

/** Prints which pages the back/forward cache restored. */
export function printRestoreResults(restored: readonly RestoreResult[]): void {
  const rows = restored.map(({ url, alive, reasons }) => [
    new URL(url).pathname,
    alive ? "out of memory, alive" : `loaded anew ${reasons.join(", ")}`,
    okOrMissed(alive),
  ]);
  printTable(["left and come back to", "", ""], rows);
}

/** Prints input latencies by page. */
export function printInputLatency(felt: readonly InputLatency[]): void {
  const routes = [...new Set(felt.map(({ route }) => route))];
  const rows = routes.map((route) => {
    const waits = felt.filter((each) => each.route === route).flatMap((each) => each.waits);
    const [usual, most] = [percentile(waits, 75), percentile(waits, 98)];
    return [
      route,
      String(waits.length),
      formatMilliseconds(usual),
      formatMilliseconds(most),
      okOrMissed(usual <= 50),
    ];
  });
  printTable(["keys and presses until painted", "", "75 of 100", "98 of 100", ""], rows);
}

/** Prints scroll metrics, one row per round. */
export function printScrolling(scrolled: readonly ScrollMetrics[]): void {
  const rows = scrolled.map(({ words, longTasks, longest, frames, gap }) => {
    return [
      `${words} words`,
      String(longTasks),
      formatMilliseconds(longest),
      String(frames),
      formatMilliseconds(gap),
      okOrMissed(longTasks === 0),
    ];
  });
  printTable(["scrolled", "tasks over 50 ms", "longest", "frames", "longest gap", ""], rows);
}

function pageLoadRows({ route, site, plain }: PageLoads): string[][] {
  const of = (row: readonly LoadMetrics[], name: keyof LoadMetrics) =>
    row.map((paint) => paint[name]);
  const times = (["fcp", "lcp"] as const).map((name) => {
    const compared = estimateRatio(of(site, name), of(plain, name));
    const [own, other] = [median(of(site, name)), median(of(plain, name))];
    return [
      route,
      name,
      formatMilliseconds(own),
      formatMilliseconds(other),
      ...ratioCells(compared),
      okOrMissed(compared.ratio <= 1.05),
    ];
  });
  const [tbt, control] = [median(of(site, "tbt")), median(of(plain, "tbt"))];
  const [shift, still] = [Math.max(...of(site, "cls")), Math.max(...of(plain, "cls"))];
  const [ready, ahead] = [median(of(site, "ready")), median(of(site, "ahead"))];
  return [
    ...times,
    [
      route,
      "tbt",
      formatMilliseconds(tbt),
      formatMilliseconds(control),
      "",
      "",
      okOrMissed(tbt <= control + 20),
    ],
    [route, "cls", shift.toFixed(3), still.toFixed(3), "", "", okOrMissed(shift < 0.0005)],
    [route, "ready", formatMilliseconds(ready), "", "", "", ""],
    [route, "ahead", formatKilobytes(ahead), "", "", "", ""],
  ];
}

function navigationRows({ way, site, plain, floor }: NavigationMeasurements): string[][] {
  return (["first", "readable", "rest"] as const).map((name) => {
    const of = (row: readonly NavigationTimes[]) => row.map((arrival) => arrival[name]);
    const compared = estimateRatio(of(site), of(plain));
    const own = median(of(site));
    const kept = name === "rest" ? "" : okOrMissed(own <= 138 && compared.ratio <= 0.5);
    const cells = [
      formatMilliseconds(own),
      formatMilliseconds(median(of(plain))),
      ...ratioCells(compared),
      formatMilliseconds(median(of(floor))),
    ];
    return [way, name, ...cells, kept];
  });
}

function controlRow({
  control,
  javaScript,
  pressed,
  worked,
  phases,
  dead,
}: ControlResponse): string[] {
  const { "before scripts": before = 0, "while they come": during = 0, after = 0 } = phases;
  const worst = Math.max(...dead);
  return [
    control,
    javaScript ? "on" : "off",
    String(pressed),
    String(worked),
    `${before}/${during}/${after}`,
    dead.length ? formatMilliseconds(worst) : "",
    okOrMissed(worked === pressed && worst <= 25),
  ];
}

/** Returns the page and the article with the largest data. */
function largestDataRows(weights: readonly PageDataSize[]): string[][] {
  const kinds = [
    { kind: "page", limit: 6, all: weights.filter(({ isArticle }) => !isArticle) },
    { kind: "article", limit: 8, all: weights.filter(({ isArticle }) => isArticle) },
  ];
  return kinds.flatMap(({ kind, limit, all }) => {
    const [most] = all.toSorted((a, b) => b.bytes - a.bytes);
    if (!most) return [];
    return [
      [
        `heaviest ${kind}`,
        most.route,
        formatKilobytes(most.bytes),
        okOrMissed(most.bytes <= limit * 1024),
      ],
    ];
  });
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function ratioCells({ ratio, low, high }: ReturnType<typeof estimateRatio>): string[] {
  return [ratio.toFixed(2), `${low.toFixed(2)}–${high.toFixed(2)}`];
}

function formatMilliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}

function okOrMissed(kept: boolean): string {
  return kept ? "ok" : "MISSED";
}

function printTable(head: readonly string[], rows: readonly string[][]): void {
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
