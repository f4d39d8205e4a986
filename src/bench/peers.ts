import { median } from "./statistics.ts";

/** What one run took: seconds of the clock and of the processors, MB at the most. */
interface Usage {
  wall: number;
  cpu: number;
  rssMB: number;
}

/** A generator in a run that took several in turn: one line of its file. */
interface MeasuredPeer {
  peer: string;
  version?: string;
  /** How many articles, and of what kind. */
  n: number;
  kind?: string;
  /** From nothing, a run each. */
  cold: Usage[];
  /** After a change of one article; nothing where that takes as long. */
  warm?: Usage[];
}

/** The medians of a generator, over all lines about it. */
export interface Peer {
  name: string;
  articles: string;
  rounds: number;
  wall: number;
  cpu: number;
  memory: number;
  edited: number;
}

/** Reads the lines of a run, each an object in JSON; those of the same generator and content are one. */
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

/** From nothing, and after a change of one article where that takes another time. */
export function peerBars(peers: readonly Peer[]) {
  return peers.flatMap(({ name, articles, wall, edited }) => {
    const label = `${name}, ${articles}`;
    const isMarked = name.startsWith("Prelo");
    const again = { label: `${label}, one edited`, value: edited, isMarked };
    return [{ label, value: wall, isMarked }, ...(edited < wall / 2 ? [again] : [])];
  });
}

/** The table of a run, as Markdown; nothing where there was none. */
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
