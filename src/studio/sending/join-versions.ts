import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clash, Refusal } from "../host.ts";
import { isRefusal } from "../store/allowed/checked-edits.ts";
import { textOf } from "../store/allowed/told-by-bytes.ts";
import { bytesAt } from "../versions/kept-texts.ts";
import { type Repository, unread } from "../versions/repository.ts";
import { type GitAnswer, linesOf, partsOf, runGit } from "../versions/run-git.ts";
import { clashesIn, type FieldClash, joinAsMine, joinTexts } from "./join-texts.ts";

/** A file as a commit has it: its mode and the name of its bytes; the name of none is all zeros. */
interface Entry {
  mode: string;
  blob: string;
}

/** What became of a file since both came apart. */
interface Turn {
  was: Entry;
  now: Entry;
}

/** Two commits, and the last one that they have in common. */
export interface Apart {
  base: string;
  mine: string;
  theirs: string;
}

/** Both as one tree of git, or what both changed. */
export type Joined = { tree: string } | { clashes: Clash[] };

/**
 * Brings two commits together, file by file and field by field, without touching a file or the index of the folder.
 *
 * @param choice which paths in the content folder are its texts; whether fields that both changed say what is here
 */
export async function joinCommits(
  repository: Repository,
  apart: Apart,
  { isText, isMine = false }: { isText(path: string): boolean; isMine?: boolean },
): Promise<Joined | Refusal> {
  const my = await turnsOf(repository, apart.base, apart.mine);
  if (isRefusal(my)) return my;
  const their = await turnsOf(repository, apart.base, apart.theirs);
  if (isRefusal(their)) return their;
  const clashes: Clash[] = [];
  const taken = new Map<string, Entry>();
  for (const [path, theirs] of their) {
    const mine = my.get(path);
    const own = path.startsWith(repository.prefix) ? path.slice(repository.prefix.length) : path;
    if (!mine) taken.set(path, theirs.now);
    else if (mine.now.blob !== theirs.now.blob) {
      const one = isText(own) ? await joinFile(repository, { mine, theirs, isMine }) : untold;
      if ("code" in one) return one;
      if ("entry" in one) taken.set(path, one.entry);
      else clashes.push(...one.clashes.map((each) => ({ path: own, ...each })));
    }
  }
  return clashes.length > 0 ? { clashes } : writeTree(repository, apart.mine, taken);
}

/** A file that both changed, as git keeps it from now on, or where both meant something else. */
type JoinedFile = { entry: Entry } | { clashes: FieldClash[] };

/** What is no text, or was removed by one of them, is told as a whole. */
const untold: JoinedFile = { clashes: [{ field: "" }] };

async function joinFile(
  repository: Repository,
  { mine, theirs, isMine }: { mine: Turn; theirs: Turn; isMine: boolean },
): Promise<JoinedFile | Refusal> {
  const blobs = [mine.was.blob, mine.now.blob, theirs.now.blob];
  const found = await bytesAt(
    repository,
    blobs.filter((blob) => !isNone(blob)),
  );
  if (isRefusal(found)) return found;
  const [base = "", my, their] = blobs.map((blob) => textAt(found, blob));
  if (my === undefined || their === undefined) return untold;
  const sides = { base, mine: my, theirs: their };
  const text = joinTexts(sides) ?? (isMine ? joinAsMine(sides) : undefined);
  if (text === undefined) return { clashes: clashesIn(sides) };
  const answer = await runGit(repository.root, ["hash-object", "-w", "--stdin"], { input: text });
  return unread(answer) ?? { entry: { mode: mine.now.mode, blob: linesOf(answer)[0] ?? "" } };
}

function textAt(found: ReadonlyMap<string, Buffer>, blob: string): string | undefined {
  const bytes = found.get(blob);
  return bytes && textOf(bytes);
}

function isNone(blob: string): boolean {
  return /^0+$/.test(blob);
}

/** What became of each file between two commits, by its path from the top of the repository. */
async function turnsOf({ root }: Repository, from: string, to: string) {
  const args = ["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-abbrev", from, to];
  const answer = await runGit(root, args);
  return unread(answer) ?? readTurns(answer);
}

/** `:<mode> <mode> <blob> <blob> <letter>`, then its path. */
function readTurns(answer: GitAnswer): Map<string, Turn> {
  const parts = partsOf(answer);
  const found = new Map<string, Turn>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const told = /^:(\d+) (\d+) ([0-9a-f]+) ([0-9a-f]+) /.exec(parts[at] ?? "");
    const [, oldMode = "", mode = "", oldBlob = "", blob = ""] = told ?? [];
    if (told) {
      found.set(parts[at + 1] ?? "", {
        was: { mode: oldMode, blob: oldBlob },
        now: { mode, blob },
      });
    }
  }
  return found;
}

/** A commit's tree with other files in it, made in an index of its own. */
async function writeTree(
  { root }: Repository,
  commit: string,
  taken: ReadonlyMap<string, Entry>,
): Promise<Joined | Refusal> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-joined-"));
  const env = { GIT_INDEX_FILE: join(folder, "index") };
  const lines = [...taken].map(([path, { mode, blob }]) => {
    return isNone(blob) ? `0 ${blob}\t${path}\0` : `${mode} ${blob}\t${path}\0`;
  });
  try {
    const read = await runGit(root, ["read-tree", commit], { env });
    const input = lines.join("");
    const put = await runGit(root, ["update-index", "-z", "--index-info"], { env, input });
    const tree = await runGit(root, ["write-tree"], { env });
    return unread(read) ?? unread(put) ?? unread(tree) ?? { tree: linesOf(tree)[0] ?? "" };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
