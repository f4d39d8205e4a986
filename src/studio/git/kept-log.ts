import type { KeptVersion } from "../hosts/contract/host-history.ts";
import type { Refusal } from "../hosts/contract/refusal.ts";
import { type Repository, unread } from "./repository.ts";
import { type GitAnswer, literally, partsOf, runGit } from "./run-git.ts";

/** So many of the newest versions are told. */
const mostVersions = 200;
const mostOfFile = 1000;

/** Before each commit stands one sign, between its fields another: its name and its moment tell it from such a sign in its words. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what no word has.
const start = /\x1e(?=[0-9a-f]{40,64}\x1f\d+\x1f)/;
const between = "\x1f";
/** Its name, the moment in which its author made it, who that is (as the repository's own list of names has it), and its first line. */
const format = `--format=${["%x1e%H", "%at", "%aN", "%s"].join("%x1f")}`;

/** A version of a file, with the name under which git keeps its text; `null` where the file was not there. */
export interface KeptBlob extends KeptVersion {
  blob: string | null;
}

/** The newest versions in which the content changed; of a range of commits where one is told. */
export async function versionsIn(
  { root }: Repository,
  range = "HEAD",
): Promise<KeptVersion[] | Refusal> {
  const args = ["log", `-${mostVersions}`, "-z", format, "--end-of-options", range, "--", "."];
  const answer = await runGit(root, args);
  return logOf(answer, (parts) => versionOf(parts[0] ?? ""));
}

/** The versions that changed a file, the newest first, also those in which it had another name. */
export async function versionsOfFile(
  { root }: Repository,
  path: string,
): Promise<KeptBlob[] | Refusal> {
  const args = ["log", `-${mostOfFile}`, "-z", format, "--follow", "--raw", "--no-abbrev"];
  const answer = await runGit(root, [...args, "--", literally(path)]);
  return logOf(answer, blobIn);
}

/** A log as its commits; that of a repository without any is empty. */
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

/** A commit and what became of the file in it: `:100644 100644 <old> <new> M`, then its names. */
function blobIn([told = "", raw = ""]: string[]): KeptBlob | undefined {
  const version = versionOf(told);
  const blob = /^\s*:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) /.exec(raw)?.[1];
  if (!version || blob === undefined) return undefined;
  return { ...version, blob: /^0+$/.test(blob) ? null : blob };
}
