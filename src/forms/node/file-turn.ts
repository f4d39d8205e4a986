import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";

/** After what time a turn counts no longer, whoever has it: each lasts less than a second. In milliseconds. */
const longest = 60_000;

/** How long a turn may be without a name, and a judge without a judgement; in milliseconds. */
const quiet = 5000;

/** The turns that this process has now. */
const own = new Set<string>();

/** The file that says who may work on a file of messages now. */
function turnPath(path: string): string {
  return `${path}.turn`;
}

/**
 * Takes the turn to work on a file, for this process alone. Answers what gives it back; nothing where another one has
 * it. Who was killed has it no longer.
 */
export function takeTurn(path: string): (() => void) | undefined {
  const place = turnPath(path);
  const mark = `${process.pid} ${hostname()} ${crypto.randomUUID()}`;
  if (!create(place, mark) && !(removeDead(place) && create(place, mark))) return undefined;
  own.add(mark);
  return () => {
    own.delete(mark);
    if (textOf(place) === mark) rmSync(place, { force: true });
  };
}

function create(place: string, mark: string): boolean {
  try {
    writeFileSync(place, mark, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (isThere(error)) return false;
    throw error;
  }
}

/** One process at a time judges, else two would take the same turn away, and the second one from who has it by then. */
function removeDead(place: string): boolean {
  const judge = `${place}-judge`;
  if (!isDead(place)) return false;
  try {
    mkdirSync(judge);
  } catch (error) {
    if (!isThere(error)) throw error;
    if (ageOf(judge) > quiet) rmdirSync(judge);
    return false;
  }
  try {
    const isOver = isDead(place);
    if (isOver) rmSync(place, { force: true });
    return isOver;
  } finally {
    rmdirSync(judge);
  }
}

function isDead(place: string): boolean {
  const mark = textOf(place);
  if (mark === undefined) return true;
  const age = ageOf(place);
  if (mark === "") return age > quiet;
  if (own.has(mark)) return false;
  const [pid, host] = mark.split(" ");
  const isHere = host === hostname();
  // What has the number of this process, and is none of its turns, is of one that had it before.
  const isGone = Number(pid) === process.pid || !isAlive(Number(pid));
  return age > longest || (isHere && isGone);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function isThere(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "EEXIST";
}

function ageOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Math.abs(Date.now() - found.mtimeMs) : 0;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
