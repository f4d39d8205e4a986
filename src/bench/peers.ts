import { median } from "./statistics.ts";

/** Resource usage of one run: wall time and CPU time in s, peak memory in MB. */
interface Usage {
  wall: number;
  cpu: number;
  rssMB: number;
}

/** One line of the results file: a generator measured in turn with others. */
interface MeasuredPeer {
  peer: string;
  version?: string;
  /** Number of articles. `kind` is their kind. */
  n: number;
  kind?: string;
  /** Clean builds, one entry per run. */
  cold: Usage[];
  /** Builds after an edit of one article; absent if they take as long as a clean build. */
  warm?: Usage[];
}

/** Medians of a generator over all its lines. */
export interface Peer {
  name: string;
  articles: string;
  rounds: number;
  wall: number;
  cpu: number;
  memory: number;
  edited: number;
}

/** Parses JSON Lines and merges lines of the same generator and content. */
export function readPeers(lines: string): Peer[] {
  const rows = lines
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): MeasuredPeer => JSON.parse(line));
  const groups = new Map<string, MeasuredPeer[]>();
  for (const row of rows) {
    const key = `${nameOf(row)} ${articlesOf(row)}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap(toPeer);
}

function nameOf({ peer, version }: MeasuredPeer): string {
  return version ? `${peer} ${version}` : peer;
}

function articlesOf({ n, kind }: MeasuredPeer): string {
  return kind ? `${n} ${kind}` : String(n);
}

function toPeer(rows: readonly MeasuredPeer[]): Peer[] {
  const [first] = rows;
  if (!first) return [];
  const cold = rows.flatMap((row) => row.cold);
  const warm = rows.flatMap((row) => row.warm ?? []);
  const of = (runs: readonly Usage[], name: keyof Usage) => median(runs.map((run) => run[name]));
  return [
    {
      name: nameOf(first),
      articles: articlesOf(first),
      rounds: cold.length,
      wall: of(cold, "wall"),
      cpu: of(cold, "cpu"),
      memory: of(cold, "rssMB"),
      edited: of(warm.length > 0 ? warm : cold, "wall"),
    },
  ];
}

/**
 * Returns a bar for the clean build, and one for the build after an edit if it takes less than half
 * of that.
 */
export function peerBars(peers: readonly Peer[]) {
  return peers.flatMap(({ name, articles, wall, edited }) => {
    const label = `${name}, ${articles}`;
    const isMarked = name.startsWith("Prelo");
    const again = { label: `${label}, one edited`, value: edited, isMarked };
    return [{ label, value: wall, isMarked }, ...(edited < wall / 2 ? [again] : [])];
  });
}

/** Returns the comparison as Markdown paragraphs; empty if there are no results. */
export function peerTable(peers: readonly Peer[]): string[] {
  if (peers.length === 0) return [];
  const rows = peers.map(({ name, articles, rounds, wall, cpu, memory, edited }) => {
    const cells = [seconds(wall), seconds(cpu), `${memory.toFixed(0)} MB`, seconds(edited)];
    return `| ${name} | ${articles} | ${rounds} | ${cells.join(" | ")} |`;
  });
  const head =
    "| | articles | runs | from nothing | processors | memory | one edited |\n|---|---|---|---|---|---|---|";
  return ["## Beside others, in turn, on the same machine", `${head}\n${rows.join("\n")}`, caveat];
}

const caveat =
  "The others build other templates from Markdown of the same length, check no content, and make neither share cards, feed, policies nor navigation data: what a user gets from each by its own conventions. Hugo and Eleventy keep nothing from build to build: an edit takes them as long.";

function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}
