import { access } from "node:fs/promises";
import { join } from "node:path";
import { isUntrusted } from "../../load/site-code/code-switch.ts";
import type { HistoryFault, Refusal } from "../hosts/contract/refusal.ts";
import { type GitAnswer, linesOf, runGit } from "./run-git.ts";
import { historyRefusal } from "./words.pt-br.ts";

/** The repository in which a content folder lies. */
export interface Repository {
  /** The content folder. */
  root: string;
  /** Where it keeps what is about this working tree alone. */
  gitFolder: string;
  /** The way from its top to the content, with a "/" at the end; empty where they are one. */
  prefix: string;
  isShallow: boolean;
}

/** What lies in a repository's folder while somebody is in the midst of something. */
const unfinished = [
  ...["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"],
  "BISECT_LOG",
];

/** Finds the repository of a content folder, or why there is none to be used. */
export async function openRepository(root: string): Promise<Repository | Refusal> {
  const asked = ["--is-inside-work-tree", "--is-shallow-repository", "--absolute-git-dir"];
  const answer = await runGit(root, ["rev-parse", ...asked, "--show-prefix"]);
  const [isInside, isShallow, gitFolder = "", prefix = ""] = linesOf(answer);
  if (answer.code !== 0) return historyRefusal(faultOf(answer));
  if (isInside !== "true") return historyRefusal("no-repository");
  return { root, gitFolder, prefix, isShallow: isShallow === "true" };
}

function faultOf({ isMissing, isLate, said }: GitAnswer): HistoryFault {
  if (isMissing) return "no-git";
  if (isLate) return "too-slow";
  return /dubious ownership/.test(said) ? "foreign" : "no-repository";
}

/** Why an answer cannot be used; nothing where it can. */
export function unread({ code, isLate }: GitAnswer): Refusal | undefined {
  if (code === 0) return undefined;
  return historyRefusal(isLate ? "too-slow" : "unreadable");
}

/** Why nothing can be kept in a repository now; nothing where it can. */
export async function hindranceIn(repository: Repository): Promise<HistoryFault | undefined> {
  const { root, gitFolder } = repository;
  if (isUntrusted(root)) return "untrusted";
  const isThere = (name: string) =>
    access(join(gitFolder, name)).then(
      () => true,
      () => false,
    );
  const found = await Promise.all(unfinished.map(isThere));
  if (found.includes(true) || (await hasUnmerged(root))) return "unfinished";
  if (await isThere("index.lock")) return "busy";
  if ((await runGit(root, ["check-ignore", "--quiet", "--no-index", root])).code === 0)
    return "ignored";
  const branch = await runGit(root, ["symbolic-ref", "--quiet", "HEAD"]);
  return branch.code === 0 ? undefined : "detached";
}

async function hasUnmerged(root: string): Promise<boolean> {
  const { out } = await runGit(root, ["ls-files", "--unmerged", "-z", "--", ":/"]);
  return out.length > 0;
}

/** The commit that is shown now; `null` before the first. */
export async function headOf({ root }: Repository): Promise<string | null> {
  const answer = await runGit(root, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"]);
  return answer.code === 0 ? (linesOf(answer)[0] ?? null) : null;
}

/** Who keeps versions here, and the address that git wants to know; nothing where nobody has said so. */
export async function ownerOf({
  root,
}: Pick<Repository, "root">): Promise<{ name?: string; email?: string }> {
  const told = async (key: string, variable: string) => {
    const given = process.env[variable]?.trim();
    const [found = ""] = linesOf(await runGit(root, ["config", "--get", key]));
    return given || found.trim() || undefined;
  };
  return {
    name: await told("user.name", "GIT_AUTHOR_NAME"),
    email: await told("user.email", "GIT_AUTHOR_EMAIL"),
  };
}
