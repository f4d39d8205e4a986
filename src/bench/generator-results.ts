import { median } from "./statistics.ts";

/** Resource usage of one run: wall time and CPU time in s, peak memory in MB. */
interface RunUsage {
  wall: number;
  cpu: number;
  rssMB: number;
}

/** One line of the results file: the measurements of one generator. */
interface GeneratorMeasurement {
  peer: string;
  version?: string;
  /** Number of articles; `kind` is plain or rich. */
  n: number;
  kind?: string;
  /** Clean builds, one entry per run. */
  cold: RunUsage[];
  /** Builds after an edit of one article; absent if they take as long as a clean build. */
  warm?: RunUsage[];
}

/** Medians of a generator over all its lines. */
export interface GeneratorSummary {
  name: string;
  articles: string;
  rounds: number;
  wall: number;
  cpu: number;
  memory: number;
  edited: number;
}

/** Parses JSON Lines and merges lines of the same generator and content. */
export function summarizeGeneratorResults(lines: string): GeneratorSummary[] {
  const rows = lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): GeneratorMeasurement => JSON.parse(line));
  const groups = new Map<string, GeneratorMeasurement[]>();
  for (const row of rows) {
    const key = `${generatorLabel(row)} ${articlesLabel(row)}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap(summarizeGenerator);
}

function generatorLabel({ peer, version }: GeneratorMeasurement): string {
  return version ? `${peer} ${version}` : peer;
}

function articlesLabel({ n, kind }: GeneratorMeasurement): string {
  return kind ? `${n} ${kind}` : String(n);
}

function summarizeGenerator(rows: readonly GeneratorMeasurement[]): GeneratorSummary[] {
  const [first] = rows;
  if (!first) return [];
  const cold = rows.flatMap((row) => row.cold);
  const warm = rows.flatMap((row) => row.warm ?? []);
  const of = (runs: readonly RunUsage[], name: keyof RunUsage) =>
    median(runs.map((run) => run[name]));
  return [
    {
      name: generatorLabel(first),
      articles: articlesLabel(first),
      rounds: cold.length,
      wall: of(cold, "wall"),
      cpu: of(cold, "cpu"),
      memory: of(cold, "rssMB"),
      edited: of(warm.length > 0 ? warm : cold, "wall"),
    },
  ];
}

/**
 * Returns the bars of a chart. Each generator has one for the clean build. It has another one for
 * the build after an edit, if that takes less than half as long.
 */
export function generatorBars(peers: readonly GeneratorSummary[]) {
  return peers.flatMap(({ name, articles, wall, edited }) => {
    const label = `${name}, ${articles}`;
    const isMarked = name.startsWith("Prelo");
    const again = { label: `${label}, one edited`, value: edited, isMarked };
    return [{ label, value: wall, isMarked }, ...(edited < wall / 2 ? [again] : [])];
  });
}

/** Returns the comparison as Markdown paragraphs; empty if there are no results. */
export function formatGeneratorTable(peers: readonly GeneratorSummary[]): string[] {
  if (peers.length === 0) return [];
  const rows = peers.map(({ name, articles, rounds, wall, cpu, memory, edited }) => {
    const cells = [
      formatSeconds(wall),
      formatSeconds(cpu),
      `${memory.toFixed(0)} MB`,
      formatSeconds(edited),
    ];
    return `| ${name} | ${articles} | ${rounds} | ${cells.join(" | ")} |`;
  });
  const head =
    "| | articles | runs | from nothing | processors | memory | one edited |\n|---|---|---|---|---|---|---|";
  return ["## Beside others, in turn, on the same machine", `${head}\n${rows.join("\n")}`, caveat];
}

const caveat =
  "The others build other templates from Markdown of the same length, check no content, and make neither share cards, feed, policies nor navigation data: what a user gets from each by its own conventions. Hugo and Eleventy keep nothing from build to build: an edit takes them as long.";

function formatSeconds(value: number): string {
  return `${value.toFixed(2)} s`;
}
