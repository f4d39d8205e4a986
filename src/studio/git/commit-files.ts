import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { visible } from "../../yaml/language/visible.ts";
import type { Refusal } from "../hosts/contract/refusal.ts";
import { isRefusal } from "../hosts/local/allowed/checked-edits.ts";
import { type Repository, unread } from "./repository.ts";
import { type GitAnswer, gitLimits, literally, partsOf, runGit } from "./run-git.ts";
import { historyRefusal } from "./words.pt-br.ts";

/** What becomes one commit. */
export interface Commit {
  /** Paths in the content folder: those of files that are there, and of those that are gone. */
  there: readonly string[];
  gone: readonly string[];
  message: string;
  /** Settings of git that hold for this one alone. */
  env: NodeJS.ProcessEnv;
}

const byList = ["--pathspec-from-file=-", "--pathspec-file-nul"];
/** So much of what a hook says is shown. */
const mostShown = 400;

/**
 * Commits some files as they are on the disk, and nothing else: `--only` takes them to a commit of their own by an
 * index beside the repository's, in which all that others have staged stays as it is.
 *
 * @returns why not; then the repository is as it was
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

/** Files that git does not know yet. */
async function notInIndex(root: string, paths: readonly string[]): Promise<string[] | Refusal> {
  const answer = await runGit(root, ["ls-files", "-z", "--", "."]);
  const refused = unread(answer);
  if (refused) return refused;
  const known = new Set(partsOf(answer));
  return paths.filter((path) => !known.has(path));
}

/** Tells git of new files, without their bytes: else a commit of some paths does not find them. */
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

/** What was said without colours, and with nothing else that steers a terminal: of a long answer the end, where the reason stands. */
function shown(said: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colours begin with one.
  const plain = said.replace(/\x1b\[[\d;]*[A-Za-z]/g, "").replace(/\s+/g, " ");
  const text = visible(plain.trim());
  return text.length > mostShown ? `…${text.slice(-mostShown)}` : text;
}
