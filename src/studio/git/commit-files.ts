import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { visible } from "../../yaml/language/visible.ts";
import type { Refusal } from "../hosts/contract/refusal.ts";
import { isRefusal } from "../hosts/local/allowed/checked-edits.ts";
import { type Repository, unread } from "./repository.ts";
import { type GitAnswer, gitLimits, literally, partsOf, runGit } from "./run-git.ts";
import { historyRefusal } from "./words.pt-br.ts";

/** Input of one commit. */
export interface Commit {
  /** Paths in the content folder: added or changed files, and removed files. */
  there: readonly string[];
  gone: readonly string[];
  message: string;
  /** Environment variables for this git call only. */
  env: NodeJS.ProcessEnv;
}

const byList = ["--pathspec-from-file=-", "--pathspec-file-nul"];
/** The most characters of hook output that we show. */
const mostShown = 400;

/**
 * Commits exactly these files as they are on disk. `git commit --only` uses a temporary index, so
 * changes that others have staged stay staged.
 *
 * @returns why the commit failed; the repository is then unchanged
 */
export async function commitFiles(
  { root }: Pick<Repository, "root">,
  { there, gone, message, env }: Commit,
): Promise<Refusal | undefined> {
  const paths = [...there, ...gone];
  const fresh = await notInIndex(root, there);
  if (isRefusal(fresh)) return fresh;
  const added = await announce(root, fresh);
  if (added.code !== 0) return refusalOf(added);
  const folder = await mkdtemp(join(tmpdir(), "prelo-kept-"));
  try {
    const place = join(folder, "message");
    await writeFile(place, message);
    const args = ["commit", "--only", "--quiet", "--cleanup=whitespace", `--file=${place}`];
    const options = { input: listed(paths), env, limit: gitLimits.keep };
    const answer = await runGit(root, [...args, ...byList], options);
    if (answer.code === 0) return undefined;
    await forget(root, fresh);
    return refusalOf(answer);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the paths that are not in the index. */
async function notInIndex(root: string, paths: readonly string[]): Promise<string[] | Refusal> {
  const answer = await runGit(root, ["ls-files", "-z", "--", "."]);
  const refused = unread(answer);
  if (refused) return refused;
  const known = new Set(partsOf(answer));
  return paths.filter((path) => !known.has(path));
}

/** Adds new files with `--intent-to-add`: `git commit --only` does not find untracked paths. */
async function announce(root: string, paths: readonly string[]): Promise<GitAnswer> {
  if (paths.length === 0) return { code: 0, out: Buffer.alloc(0), said: "" };
  return runGit(root, ["add", "--intent-to-add", ...byList], { input: listed(paths) });
}

async function forget(root: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const input = paths.map((path) => `${path}\0`).join("");
  await runGit(root, ["update-index", "--force-remove", "-z", "--stdin"], { input });
}

function listed(paths: readonly string[]): string {
  return paths.map((path) => `${literally(path)}\0`).join("");
}

function refusalOf({ isLate, out, said }: GitAnswer): Refusal {
  if (isLate) return historyRefusal("too-slow");
  if (/index\.lock/.test(said)) return historyRefusal("busy");
  return historyRefusal("not-kept", { said: shown(said || out.toString()) });
}

/**
 * Strips colours and control characters. A long output is cut at the start, because git prints the
 * reason last.
 */
function shown(said: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colours begin with one.
  const plain = said.replace(/\x1b\[[\d;]*[A-Za-z]/g, "").replace(/\s+/g, " ");
  const text = visible(plain.trim());
  return text.length > mostShown ? `…${text.slice(-mostShown)}` : text;
}
