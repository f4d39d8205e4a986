import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { barChart } from "./bar-chart.ts";

/**
 * A generator, this one too, in a run outside of this project that took all of them in turn; whoever
 * makes such a run leaves its medians as a list in `.cache/bench/peers.json`.
 */
interface Peer {
  name: string;
  version: string;
  /** Of the content of `articles`, from nothing: ms of the clock, ms of the processors, MB at the most. */
  articles: number;
  wall: number;
  cpu: number;
  memory: number;
  /** The same command after a change of one article, in ms of the clock. */
  edited: number;
}

const folder = ".cache/bench";
const plot = ".github/images/benchmarks.svg";

/** The parts of a benchmark, in the order of the report, each with what it says of itself. */
const parts = {
  build: "Building (`npm run bench -- --build`)",
  check: "Checking beside a bare parse of the same files (`npm run bench`)",
  pages: "Pages on a slow phone beside the same pages without scripts (`npm run bench -- --pages`)",
  ways: "The way to the next page (`npm run bench -- --ways`)",
  presses: "Presses at random moments (`npm run bench -- --presses`)",
  preview: "The live preview (`npm run bench -- --preview`)",
} as const;

export type Part = keyof typeof parts;

/** Runs a part and keeps what it prints for the report. */
export async function keepOutput(part: Part, run: () => void | Promise<void>): Promise<void> {
  const lines: string[] = [];
  const print = console.log;
  console.log = (...words: unknown[]) => {
    lines.push(words.join(" "));
    print(...words);
  };
  try {
    await run();
  } finally {
    console.log = print;
  }
  keep(`${part}.txt`, `${lines.join("\n").trim()}\n`);
}

function keep(name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Writes `BENCHMARKS.md` and its plot from what the parts measured last. */
export function writeReport(): void {
  const peers = readKept<Peer[]>("peers.json") ?? [];
  writeFileSync(plot, barChart(bars(peers), { title: "5,000 articles, seconds", digits: 1 }));
  const sections = Object.entries(parts).flatMap(([name, title]) => {
    const path = join(folder, `${name}.txt`);
    return existsSync(path)
      ? [`## ${title}`, `\`\`\`text\n${readFileSync(path, "utf8").trim()}\n\`\`\``]
      : [];
  });
  const text = [opening(), `![Building 5,000 articles](${plot})`, ...peerTable(peers), ...sections];
  writeFileSync("BENCHMARKS.md", `${text.join("\n\n")}\n`);
}

function readKept<Figures>(name: string): Figures | undefined {
  const path = join(folder, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

function opening(): string {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim()}, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  return `# Benchmarks\n\n${intro}\n\nMeasured on ${day}: ${machine}.`;
}

const intro =
  "Written by `npm run bench -- --report` from what the parts measured last. Times depend on the machine: only the ratios within one run say something elsewhere.";

/** From nothing, and after a change of one article where that takes another time. */
function bars(peers: readonly Peer[]) {
  return peers.flatMap(({ name, version, wall, edited }) => {
    const label = `${name} ${version}`;
    const again = edited < wall / 2 ? [{ label: `${name}, one edited`, value: edited / 1000 }] : [];
    return [{ label, value: wall / 1000 }, ...again];
  });
}

function peerTable(peers: readonly Peer[]): string[] {
  if (peers.length === 0) return [];
  const rows = peers.map(({ name, version, articles, wall, cpu, memory, edited }) => {
    const cells = [seconds(wall), seconds(cpu), `${memory.toFixed(0)} MB`, seconds(edited)];
    return `| ${name} ${version} | ${articles} | ${cells.join(" | ")} |`;
  });
  const head =
    "| | articles | from nothing | processors | memory | one edited |\n|---|---|---|---|---|---|";
  return ["## Beside others, in turn, on the same machine", `${head}\n${rows.join("\n")}`, caveat];
}

const caveat =
  "The others build other templates from Markdown of the same length, check no content, and make neither share cards, feed, policies nor navigation data: what a user gets from each by its own conventions. Hugo and Eleventy keep nothing from build to build: an edit takes them as long.";

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
