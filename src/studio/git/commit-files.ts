import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHistoryFailure } from "#lang/studio/git/strings";
import { escapeControlCharacters } from "../../yaml/text-and-language/escape-control-characters.ts";
import type { BackendFailure } from "../backend-contract/failure.ts";
import { isBackendFailure } from "../backend-contract/validation/check-edits.ts";
import { type Repository, toGitFailure } from "./repository.ts";
import {
  type GitResult,
  gitTimeouts,
  literalPathspec,
  runGit,
  splitOutputAtNul,
} from "./run-git.ts";

/** Input of one commit. */
export interface GitCommitInput {
  /** Paths in the content folder: added or changed files, and removed files. */
  presentPaths: readonly string[];
  removedPaths: readonly string[];
  message: string;
  /** Environment variables for this git call only. */
  env: NodeJS.ProcessEnv;
}

const pathspecOptions = ["--pathspec-from-file=-", "--pathspec-file-nul"];
/** The maximum length of hook output in a message, in characters. */
const maxHookOutput = 400;

/**
 * Commits exactly these files as they are on disk. `git commit --only` uses a temporary index, so
 * changes that others have staged stay staged.
 *
 * @returns why the commit failed, with the repository unchanged; `undefined` if it succeeded
 */
export async function commitFiles(
  { root }: Pick<Repository, "root">,
  { presentPaths, removedPaths, message, env }: GitCommitInput,
): Promise<BackendFailure | undefined> {
  const paths = [...presentPaths, ...removedPaths];
  const fresh = await listUntrackedFiles(root, presentPaths);
  if (isBackendFailure(fresh)) return fresh;
  const added = await addIntentToAdd(root, fresh);
  if (added.code !== 0) return toCommitFailure(added);
  const folder = await mkdtemp(join(tmpdir(), "prelo-kept-"));
  try {
    const place = join(folder, "message");
    await writeFile(place, message);
    const args = ["commit", "--only", "--quiet", "--cleanup=whitespace", `--file=${place}`];
    const options = { input: joinPathspecs(paths), env, limit: gitTimeouts.keep };
    const answer = await runGit(root, [...args, ...pathspecOptions], options);
    if (answer.code === 0) return undefined;
    await removeFromIndex(root, fresh);
    return toCommitFailure(answer);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the paths that are not in the index. */
async function listUntrackedFiles(
  root: string,
  paths: readonly string[],
): Promise<string[] | BackendFailure> {
  const answer = await runGit(root, ["ls-files", "-z", "--", "."]);
  const refused = toGitFailure(answer);
  if (refused) return refused;
  const known = new Set(splitOutputAtNul(answer));
  return paths.filter((path) => !known.has(path));
}

/**
 * Adds new files with `--intent-to-add`, because `git commit --only` does not find untracked paths.
 */
async function addIntentToAdd(root: string, paths: readonly string[]): Promise<GitResult> {
  if (paths.length === 0) return { code: 0, stdout: Buffer.alloc(0), stderr: "" };
  return runGit(root, ["add", "--intent-to-add", ...pathspecOptions], {
    input: joinPathspecs(paths),
  });
}

async function removeFromIndex(root: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const input = paths.map((path) => `${path}\0`).join("");
  await runGit(root, ["update-index", "--force-remove", "-z", "--stdin"], { input });
}

function joinPathspecs(paths: readonly string[]): string {
  return paths.map((path) => `${literalPathspec(path)}\0`).join("");
}

function toCommitFailure({ isTimedOut, stdout, stderr }: GitResult): BackendFailure {
  if (isTimedOut) return createHistoryFailure("too-slow");
  if (/index\.lock/.test(stderr)) return createHistoryFailure("busy");
  return createHistoryFailure("not-kept", { said: cleanHookOutput(stderr || stdout.toString()) });
}

/**
 * Removes colours and control characters. Long output is cut at the start, because git prints the
 * reason last.
 */
function cleanHookOutput(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal's colours begin with one.
  const plain = message.replace(/\x1b\[[\d;]*[A-Za-z]/g, "").replace(/\s+/g, " ");
  const text = escapeControlCharacters(plain.trim());
  return text.length > maxHookOutput ? `…${text.slice(-maxHookOutput)}` : text;
}
