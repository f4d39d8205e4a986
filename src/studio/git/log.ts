import type { BackendFailure } from "../backend-contract/failure.ts";
import type { CommitInfo } from "../backend-contract/history.ts";
import { type Repository, toGitFailure } from "./repository.ts";
import { type GitResult, literalPathspec, runGit, splitOutputAtNul } from "./run-git.ts";

/** The maximum number of commits that a log returns. */
const maxCommits = 200;
const maxFileCommits = 1000;

/**
 * Matches the start of a commit in a log. A record separator starts each commit, and a unit
 * separator precedes each further field. The id and the timestamp distinguish it from a separator
 * inside a commit message.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no word has.
const commitStartPattern = /\x1e(?=[0-9a-f]{40,64}\x1f\d+\x1f)/;
const fieldSeparator = "\x1f";
/** Hash, author time, author name (after `.mailmap`) and subject. */
const logFormat = `--format=${["%x1e%H", "%at", "%aN", "%s"].join("%x1f")}`;

/** A commit of a file with its blob id; `null` if the commit removed the file. */
export interface FileCommit extends CommitInfo {
  blob: string | null;
}

/**
 * Returns the newest commits that changed the content, newest first, optionally within a revision
 * range.
 */
export async function readLog(
  { root }: Repository,
  range = "HEAD",
): Promise<CommitInfo[] | BackendFailure> {
  const args = ["log", `-${maxCommits}`, "-z", logFormat, "--end-of-options", range, "--", "."];
  const answer = await runGit(root, args);
  return parseLog(answer, (parts) => parseCommit(parts[0] ?? ""));
}

/** Returns the commits that changed a file, newest first. Follows renames. */
export async function readFileLog(
  { root }: Repository,
  path: string,
): Promise<FileCommit[] | BackendFailure> {
  const args = ["log", `-${maxFileCommits}`, "-z", logFormat, "--follow", "--raw", "--no-abbrev"];
  const answer = await runGit(root, [...args, "--", literalPathspec(path)]);
  return parseLog(answer, parseFileCommit);
}

/** Parses a log. A repository without commits has an empty log. */
function parseLog<Version>(
  answer: GitResult,
  read: (parts: string[]) => Version | undefined,
): Version[] | BackendFailure {
  const isEmpty = /does not have any commits|bad revision 'HEAD'|unknown revision/.test(
    answer.stderr,
  );
  const refused = isEmpty ? undefined : toGitFailure(answer);
  if (refused) return refused;
  const commits = answer.stdout.toString().split(commitStartPattern).slice(1);
  return commits.flatMap((commit) => read(splitOutputAtNul({ stdout: Buffer.from(commit) })) ?? []);
}

function parseCommit(told: string): CommitInfo | undefined {
  const [id = "", time, who = "", ...words] = told.split(fieldSeparator);
  if (words.length === 0) return undefined;
  return { id, time: Number(time) * 1000, who, words: words.join(" ").trim() };
}

/** Parses a commit and its raw diff line: `:100644 100644 <old> <new> M`, then the paths. */
function parseFileCommit([told = "", raw = ""]: string[]): FileCommit | undefined {
  const version = parseCommit(told);
  const blob = /^\s*:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) /.exec(raw)?.[1];
  if (!version || blob === undefined) return undefined;
  return { ...version, blob: /^0+$/.test(blob) ? null : blob };
}
