import type { KeptVersion } from "../hosts/contract/host-history.ts";
import type { Refusal } from "../hosts/contract/refusal.ts";
import { type Repository, unread } from "./repository.ts";
import { type GitAnswer, literally, partsOf, runGit } from "./run-git.ts";

/** The most commits that a log returns. */
const mostVersions = 200;
const mostOfFile = 1000;

/**
 * A record separator starts each commit, a unit separator its fields. The id and timestamp that
 * follow distinguish it from a separator inside a commit message.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no word has.
const start = /\x1e(?=[0-9a-f]{40,64}\x1f\d+\x1f)/;
const between = "\x1f";
/** Hash, author time, author name (after `.mailmap`) and subject. */
const format = `--format=${["%x1e%H", "%at", "%aN", "%s"].join("%x1f")}`;

/** A commit of a file with its blob id; `null` if the commit removed the file. */
export interface KeptBlob extends KeptVersion {
  blob: string | null;
}

/** The newest commits that changed the content, optionally within a revision range. */
export async function versionsIn(
  { root }: Repository,
  range = "HEAD",
): Promise<KeptVersion[] | Refusal> {
  const args = ["log", `-${mostVersions}`, "-z", format, "--end-of-options", range, "--", "."];
  const answer = await runGit(root, args);
  return logOf(answer, (parts) => versionOf(parts[0] ?? ""));
}

/** The commits that changed a file, newest first. Follows renames. */
export async function versionsOfFile(
  { root }: Repository,
  path: string,
): Promise<KeptBlob[] | Refusal> {
  const args = ["log", `-${mostOfFile}`, "-z", format, "--follow", "--raw", "--no-abbrev"];
  const answer = await runGit(root, [...args, "--", literally(path)]);
  return logOf(answer, blobIn);
}

/** Parses a log. A repository without commits has an empty log. */
function logOf<Version>(
  answer: GitAnswer,
  read: (parts: string[]) => Version | undefined,
): Version[] | Refusal {
  const isEmpty = /does not have any commits|bad revision 'HEAD'|unknown revision/.test(
    answer.said,
  );
  const refused = isEmpty ? undefined : unread(answer);
  if (refused) return refused;
  const commits = answer.out.toString().split(start).slice(1);
  return commits.flatMap((commit) => read(partsOf({ out: Buffer.from(commit) })) ?? []);
}

function versionOf(told: string): KeptVersion | undefined {
  const [id = "", time, who = "", ...words] = told.split(between);
  if (words.length === 0) return undefined;
  return { id, time: Number(time) * 1000, who, words: words.join(" ").trim() };
}

/** Parses a commit and its raw diff line: `:100644 100644 <old> <new> M`, then the paths. */
function blobIn([told = "", raw = ""]: string[]): KeptBlob | undefined {
  const version = versionOf(told);
  const blob = /^\s*:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) /.exec(raw)?.[1];
  if (!version || blob === undefined) return undefined;
  return { ...version, blob: /^0+$/.test(blob) ? null : blob };
}
