import type { Keeping, KeptVersion } from "../hosts/contract/host-history.ts";
import type { Refusal } from "../hosts/contract/refusal.ts";
import { isRefusal } from "../hosts/local/allowed/checked-edits.ts";
import { commitFiles } from "./commit-files.ts";
import { versionsIn } from "./kept-log.ts";
import { headOf, hindranceIn, ownerOf, type Repository } from "./repository.ts";
import { gitLimits, runGit } from "./run-git.ts";
import { unkeptSince } from "./unkept-files.ts";
import { historyRefusal } from "./words.pt-br.ts";

/** Commits the files, all or none. Fails if HEAD or a file changed since the user reviewed them. */
export async function keepVersion(
  repository: Repository,
  keeping: Keeping,
  isKnown: (path: string) => boolean,
): Promise<KeptVersion | Refusal> {
  const hindrance = await hindranceIn(repository);
  if (hindrance) return historyRefusal(hindrance);
  if (keeping.files.length === 0) return historyRefusal("nothing-new");
  const unlike = await unlikeSeen(repository, keeping, isKnown);
  if (unlike) return unlike;
  const env = await envOf(repository, keeping);
  if (!env) return historyRefusal("no-name");
  const refused = await commitFiles(repository, {
    there: keeping.files.flatMap(({ path, version }) => (version === null ? [] : path)),
    gone: keeping.files.flatMap(({ path, version }) => (version === null ? path : [])),
    message: messageOf(keeping),
    env,
  });
  if (refused) return refused;
  const versions = await versionsIn(repository);
  const newest = isRefusal(versions) ? undefined : versions[0];
  return newest ?? historyRefusal("no-version");
}

/** Fails if the base or a file differs from what the user reviewed; else `undefined`. */
async function unlikeSeen(
  repository: Repository,
  { base, files }: Keeping,
  isKnown: (path: string) => boolean,
): Promise<Refusal | undefined> {
  if ((await headOf(repository)) !== base) return historyRefusal("outdated");
  const unkept = await unkeptSince(repository, base, isKnown);
  if (isRefusal(unkept)) return unkept;
  const now = new Map(unkept.map(({ path, version }) => [path, version]));
  const isSame = files.every(({ path, version }) => now.has(path) && now.get(path) === version);
  return isSame ? undefined : historyRefusal("outdated");
}

/**
 * The author of the commit. A name entered by the user is saved in the repository's config. Without
 * a configured address we use one that can never be delivered (RFC 2606, section 2: `.invalid`).
 *
 * @returns environment variables for git, or `undefined` without a name
 */
export async function envOf(
  repository: Pick<Repository, "root">,
  asked: Pick<Keeping, "name" | "email"> = {},
): Promise<NodeJS.ProcessEnv | undefined> {
  const known = await ownerOf(repository);
  const name = known.name ?? plainName(asked.name);
  const told = plainEmail(asked.email);
  const email = known.email ?? told ?? "estudio@prelo.invalid";
  if (name === undefined) return undefined;
  if (asked.name !== undefined) await remember(repository, "user.name", name);
  if (known.email === undefined && told) await remember(repository, "user.email", told);
  return {
    GIT_AUTHOR_NAME: name,
    GIT_COMMITTER_NAME: process.env.GIT_COMMITTER_NAME ?? name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_EMAIL: process.env.GIT_COMMITTER_EMAIL ?? email,
  };
}

async function remember(
  { root }: Pick<Repository, "root">,
  key: string,
  value: string,
): Promise<void> {
  await runGit(root, ["config", "--local", "--end-of-options", key, value], {
    limit: gitLimits.read,
  });
}

/** Returns the trimmed address, or `undefined` if it is invalid. */
function plainEmail(email = ""): string | undefined {
  return /^[^\s<>@]+@[^\s<>@]+$/.test(email.trim()) ? email.trim() : undefined;
}

/** Normalizes a name as git stores it: one line, without `<` and `>`. */
function plainName(name: string | undefined): string | undefined {
  const plain = name
    ?.replace(/[\p{C}<>]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain !== undefined && /\p{L}/u.test(plain) ? plain : undefined;
}

function messageOf({ summary, details }: Keeping): string {
  const line = summary.replace(/\s+/g, " ").trim();
  return `${[line, details.trim()].filter(Boolean).join("\n\n")}\n`;
}
