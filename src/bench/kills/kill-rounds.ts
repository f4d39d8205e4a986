import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "esbuild";
import { engineCollections } from "../../check/collections/engine-collections.ts";
import { openLocalBackend } from "../../studio/hosts/local/backend.ts";
import { createRandom } from "../mistake-corpus/random.ts";
import { type ChildEvent, testedFiles } from "./child-events.ts";

/** The totals over all kills. */
export interface KillTotals {
  kills: number;
  /** Write sets that were completed before the kill. */
  sets: number;
  /** Kills during a write set. The set was `completed` or rolled back (`takenBack`) afterwards. */
  completed: number;
  takenBack: number;
  /** Journal records that were acknowledged. */
  records: number;
  /** The failures, each with the number and the delay of its kill. */
  faults: string[];
}

type FolderState = Record<string, string | undefined>;

/**
 * Kills a process at random moments, `runs` times. The process (`write-until-killed.ts`) writes sets of
 * content files and records keystrokes. After a kill every file of a set must be old, or every file
 * new. Every acknowledged record must exist. One process in four is killed during recovery.
 */
export async function runKillRounds(runs: number, seed: number): Promise<KillTotals> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-kills-"));
  try {
    const program = await compileChild(folder);
    const content = join(folder, "content");
    await mkdir(content);
    return await runRounds({ runs, seed, program, content });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Bundles the child process's program into one file, which starts ten times as fast. */
async function compileChild(folder: string): Promise<string> {
  const outfile = join(folder, "child.mjs");
  const banner = `import { createRequire as makeRequire } from "node:module"; const require = makeRequire(${JSON.stringify(import.meta.url)});`;
  await build({
    entryPoints: [join(import.meta.dirname, "write-until-killed.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["svgo", "sharp"],
    banner: { js: banner },
    logLevel: "silent",
  });
  return outfile;
}

interface KillOptions {
  runs: number;
  seed: number;
  program: string;
  content: string;
}

async function runRounds({ runs, seed, program, content }: KillOptions): Promise<KillTotals> {
  const chance = createRandom(seed);
  const figures = { kills: 0, sets: 0, completed: 0, takenBack: 0, records: 0 };
  const faults: string[] = [];
  const noted = new Set<string>();
  let states: FolderState[] = [{}];
  for (let run = 0; run < runs; run += 1) {
    const wait = chance.below(4) === 0 ? chance.below(60) : 60 + chance.below(250);
    const told = await runUntilKilled(program, [content, String(seed * 100_000 + run)], wait);
    figures.kills += 1;
    for (const each of told) {
      if (each.kind === "noted") noted.add(each.text);
      else states = possibleStatesAfter(states, each);
    }
    figures.sets += told.filter(({ kind }) => kind === "end").length;
    figures.records = noted.size;
    // Skip the inspection, so that the next process recovers and may be killed meanwhile.
    if (wait < 60 && run < runs - 1) continue;
    const { texts, ...found } = await inspectAfterKill(content, noted);
    faults.push(...found.faults.map((fault) => `kill ${run}, after ${wait} ms: ${fault}`));
    const place = states.findIndex((state) => isSameState(state, texts));
    if (place < 0) faults.push(`kill ${run}, after ${wait} ms: ${describeTornSet(states, texts)}`);
    if (states.length > 1) figures[place === 0 ? "takenBack" : "completed"] += 1;
    states = [texts];
  }
  return { ...figures, faults };
}

/** Returns the possible folder states after an event of the child. */
function possibleStatesAfter(
  states: readonly FolderState[],
  { kind, set }: Exclude<ChildEvent, { kind: "noted" }>,
): FolderState[] {
  const texts = Object.fromEntries(
    Object.entries(set).map(([path, text]) => [path, text ?? undefined]),
  );
  const next = states.map((state) => ({ ...state, ...texts }));
  // After a completed set the old states are impossible. Keep the states that include the set.
  return kind === "begin" ? [...states, ...next] : next.slice(next.length / 2);
}

function isSameState(one: FolderState, other: FolderState): boolean {
  return testedFiles.every((path) => one[path] === other[path]);
}

function describeTornSet(states: readonly FolderState[], texts: FolderState): string {
  const named = (state: FolderState) =>
    testedFiles.map((path) => `${path}: ${state[path]?.slice(0, 12) ?? "–"}`).join(", ");
  return `a torn set: ${named(texts)}; expected ${states.map(named).join(" or ")}`;
}

/**
 * Starts a program, kills it and returns its events. Kills it `wait` ms after its first output. If
 * `wait` is below 60, kills it 40 + `wait` ms after its start.
 */
async function runUntilKilled(
  program: string,
  args: string[],
  wait: number,
): Promise<ChildEvent[]> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  let [written, complaint] = ["", ""];
  child.stdout.on("data", (data) => (written += data));
  child.stderr.on("data", (data) => (complaint += data));
  const closed = new Promise((resolve) => child.once("close", resolve));
  // With a short wait, do not wait for output, so that the kill comes during recovery.
  if (wait >= 60) await Promise.race([closed, new Promise((go) => child.stdout.once("data", go))]);
  else await sleep(40);
  await sleep(wait);
  child.kill("SIGKILL");
  await closed;
  if (complaint !== "") throw new Error(complaint);
  return written
    .split("\n")
    .slice(0, -1)
    .map((line): ChildEvent => JSON.parse(line));
}

/** Opens the folder, which runs recovery, and inspects files and journal. */
async function inspectAfterKill(content: string, noted: ReadonlySet<string>) {
  const host = await openLocalBackend(content, { collections: engineCollections });
  if ("code" in host) return { texts: {}, faults: [host.message] };
  const texts: FolderState = {};
  for (const path of testedFiles) {
    const answer = await host.read(path);
    if (answer.kind === "text") texts[path] = answer.text;
  }
  const page = await host.journal.read();
  await host.close();
  const kept = new Set(page.kind === "records" ? page.records.map(({ text }) => text) : []);
  const lost = [...noted].filter((text) => !kept.has(text)).map((text) => `lost record ${text}`);
  return { texts, faults: [...lost, ...(await describeLeftoverFiles(content))] };
}

async function describeLeftoverFiles(content: string): Promise<string[]> {
  const files = await readdir(content, { recursive: true });
  const notes = await readdir(join(content, "../.prelo/studio/content/intents")).catch(() => []);
  const rests = [...files.filter((path) => /(?:^|[\\/])\./.test(path)), ...notes];
  return rests.map((path) => `left behind: ${path}`);
}
