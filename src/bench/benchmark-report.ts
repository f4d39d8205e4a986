import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { drawBarChart } from "./bar-chart.ts";
import type { ArticleKind } from "./generate-content.ts";
import {
  formatGeneratorTable,
  generatorBars,
  summarizeGeneratorResults,
} from "./generator-results.ts";

const folder = ".cache/bench";
const peersFile = "peers.jsonl";
const chartPath = ".github/images/benchmarks.svg";

/** The parts of a benchmark with their titles, in the order of the report. */
const benchmarkParts = {
  build: "Building",
  check: "Checking beside a bare parse of the same files",
  pages: "Pages on a slow phone beside the same pages without scripts",
  ways: "The way to the next page",
  presses: "Presses at random moments",
  feel: "Keys, presses and scrolling once a page is there",
  preview: "The live preview",
  studio: "The studio",
} as const;

type BenchmarkPart = keyof typeof benchmarkParts;

/** One run of a part, with its command-line flags. */
interface BenchmarkRun {
  part: BenchmarkPart;
  kind: ArticleKind;
  flags: readonly string[];
}

/** Runs a part. Saves its output for the report, with the command and the date. */
export async function runAndSaveOutput(
  { part, kind, flags }: BenchmarkRun,
  run: () => void | Promise<void>,
): Promise<void> {
  const lines = [`$ npm run bench -- ${flags.join(" ")}   (${today()})`, ""];
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
  saveFile(`${outputName(part, kind)}.txt`, `${lines.join("\n").trim()}\n`);
}

/**
 * Returns the name of an output file. Results of `rich` and `plain` articles are stored separately.
 */
function outputName(part: BenchmarkPart, kind: ArticleKind): string {
  return kind === "rich" ? `${part}-rich` : part;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function saveFile(name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
}

/**
 * Writes `BENCHMARKS.md` and its chart from the latest results of all parts.
 *
 * @param measured file with results of other generators (JSON Lines); if omitted, those of the last
 * report are used
 */
export function writeReport(measured?: string): void {
  if (measured) saveFile(peersFile, readFileSync(measured, "utf8"));
  const path = join(folder, peersFile);
  const peers = existsSync(path) ? summarizeGeneratorResults(readFileSync(path, "utf8")) : [];
  writeFileSync(
    chartPath,
    drawBarChart(generatorBars(peers), { title: "5,000 articles, seconds", digits: 1 }),
  );
  const sections = Object.entries(benchmarkParts).flatMap(([part, title]) => {
    const texts = (["plain", "rich"] as const).flatMap((kind) =>
      readSavedRun(outputName(part as BenchmarkPart, kind)),
    );
    return texts.length > 0 ? [`## ${title}`, ...texts] : [];
  });
  const text = [
    reportHeader(),
    `![Building 5,000 articles](${chartPath})`,
    ...formatGeneratorTable(peers),
    ...sections,
  ];
  writeFileSync("BENCHMARKS.md", `${text.join("\n\n")}\n`);
}

function readSavedRun(name: string): string[] {
  const path = join(folder, `${name}.txt`);
  return existsSync(path) ? [`\`\`\`text\n${readFileSync(path, "utf8").trim()}\n\`\`\``] : [];
}

function reportHeader(): string {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim()}, Node ${process.versions.node}`;
  return `# Benchmarks\n\n${intro}\n\nWritten on ${today()}: ${machine}.`;
}

const intro =
  "Written by `npm run bench -- --report` from what the parts measured last. Times depend on the machine: only the ratios within one run say something elsewhere.";
