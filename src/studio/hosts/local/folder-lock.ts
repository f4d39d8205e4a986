import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isCode } from "./disk-steps.ts";

/** How often the holder shows that it lives, and after what silence it is taken for dead, in milliseconds. */
const pulse = 3000;
const silence = 20_000;
/** After what time without a mark the maker of a lock is taken for dead, in milliseconds. */
const unmarked = 1000;

/**
 * Takes a folder for this process alone, until what it gives is called; nothing where another process that
 * lives has it. One that was killed holds nothing, even where its number has gone to another process.
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | undefined> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, "lock");
  const mark = `${process.pid} ${randomUUID()}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await create(lock, mark)) return hold(lock, mark);
    if (!(await removeDead(lock))) return undefined;
  }
  return undefined;
}

async function create(lock: string, mark: string): Promise<boolean> {
  try {
    await writeFile(lock, mark, { flag: "wx" });
    // Whoever took so long to mark it that another one thought it dead has lost it.
    return (await textOf(lock)) === mark;
  } catch (error) {
    if (isCode(error, "EEXIST")) return false;
    throw error;
  }
}

function hold(lock: string, mark: string): () => Promise<void> {
  const touch = () => void utimes(lock, new Date(), new Date()).catch(() => undefined);
  const timer = setInterval(touch, pulse);
  timer.unref();
  return async () => {
    clearInterval(timer);
    if ((await textOf(lock)) === mark) await rm(lock, { force: true });
  };
}

/** Whether the place is free now: the lock of a dead process is gone. */
async function removeDead(lock: string): Promise<boolean> {
  const mark = await markOf(lock);
  if (mark === undefined) return true;
  if (await isHeld(lock, mark)) return false;
  const aside = `${lock}-${randomUUID()}`;
  await rename(lock, aside).catch(() => undefined);
  // Another process was as quick, and holds the place already: it gets its lock back.
  const taken = await textOf(aside);
  if (taken !== undefined && taken !== mark) await rename(aside, lock);
  await rm(aside, { force: true });
  return taken === undefined || taken === mark;
}

async function isHeld(lock: string, mark: string): Promise<boolean> {
  const found = await stat(lock).catch(() => undefined);
  const quiet = Math.abs(Date.now() - (found?.mtimeMs ?? 0));
  return mark !== "" && quiet < silence && isAlive(Number(mark.split(" ")[0]));
}

/** What a lock says; its maker writes it a moment after the file is made, and may die in between. */
async function markOf(lock: string): Promise<string | undefined> {
  const end = Date.now() + unmarked;
  let mark = await textOf(lock);
  while (mark === "" && Date.now() < end) {
    await sleep(20);
    mark = await textOf(lock);
  }
  return mark;
}

async function isAlive(owner: number): Promise<boolean> {
  try {
    process.kill(owner, 0);
  } catch (error) {
    // A process of another user is alive, too.
    return isCode(error, "EPERM");
  }
  // On Linux a dead one keeps its number until its parent asks for its end, which some parents never do (proc(5)).
  const state = await textOf(`/proc/${owner}/stat`);
  return !/\) [ZX] /.test(state ?? "");
}

function textOf(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}
