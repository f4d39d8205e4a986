import { createHistoryFailure } from "#lang/studio/git/strings";
import type { BackendFailure } from "../backend-contract/failure.ts";
import type { CommitInfo, CommitRequest } from "../backend-contract/history.ts";
import { isBackendFailure } from "../backend-contract/validation/check-edits.ts";
import { commitFiles } from "./commit-files.ts";
import { readLog } from "./log.ts";
import {
  findCommitObstacle,
  type Repository,
  readConfiguredAuthor,
  readHeadCommit,
} from "./repository.ts";
import { gitTimeouts, runGit } from "./run-git.ts";
import { listChangesSinceCommit } from "./uncommitted-changes.ts";

/**
 * Commits the files, all or none. Fails if HEAD or one of the files changed since the user reviewed
 * them.
 */
export async function createCommit(
  repository: Repository,
  request: CommitRequest,
  isKnown: (path: string) => boolean,
): Promise<CommitInfo | BackendFailure> {
  const hindrance = await findCommitObstacle(repository);
  if (hindrance) return createHistoryFailure(hindrance);
  if (request.files.length === 0) return createHistoryFailure("nothing-new");
  const unlike = await findOutdatedFailure(repository, request, isKnown);
  if (unlike) return unlike;
  const env = await resolveAndSaveAuthor(repository, request);
  if (!env) return createHistoryFailure("no-name");
  const refused = await commitFiles(repository, {
    presentPaths: request.files.flatMap(({ path, version }) => (version === null ? [] : path)),
    removedPaths: request.files.flatMap(({ path, version }) => (version === null ? path : [])),
    message: formatCommitMessage(request),
    env,
  });
  if (refused) return refused;
  const versions = await readLog(repository);
  const newest = isBackendFailure(versions) ? undefined : versions[0];
  return newest ?? createHistoryFailure("no-version");
}

/**
 * Returns a failure if the base or a file differs from what the user reviewed, otherwise
 * `undefined`.
 */
async function findOutdatedFailure(
  repository: Repository,
  { base, files }: CommitRequest,
  isKnown: (path: string) => boolean,
): Promise<BackendFailure | undefined> {
  if ((await readHeadCommit(repository)) !== base) return createHistoryFailure("outdated");
  const unkept = await listChangesSinceCommit(repository, base, isKnown);
  if (isBackendFailure(unkept)) return unkept;
  const now = new Map(unkept.map(({ path, version }) => [path, version]));
  const isSame = files.every(({ path, version }) => now.has(path) && now.get(path) === version);
  return isSame ? undefined : createHistoryFailure("outdated");
}

/**
 * Determines the author of a commit. Configured values come first, then those that the user
 * entered, which are saved in the repository's config. Without an address, uses one to which no
 * mail can be delivered (RFC 2606, section 2: `.invalid`).
 *
 * @returns environment variables for git, or `undefined` without a name
 */
export async function resolveAndSaveAuthor(
  repository: Pick<Repository, "root">,
  request: Pick<CommitRequest, "name" | "email"> = {},
): Promise<NodeJS.ProcessEnv | undefined> {
  const known = await readConfiguredAuthor(repository);
  const name = known.name ?? normalizeName(request.name);
  const told = parseEmail(request.email);
  const email = known.email ?? told ?? "estudio@prelo.invalid";
  if (name === undefined) return undefined;
  if (request.name !== undefined) await setGitConfig(repository, "user.name", name);
  if (known.email === undefined && told) await setGitConfig(repository, "user.email", told);
  return {
    GIT_AUTHOR_NAME: name,
    GIT_COMMITTER_NAME: process.env.GIT_COMMITTER_NAME ?? name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_EMAIL: process.env.GIT_COMMITTER_EMAIL ?? email,
  };
}

async function setGitConfig(
  { root }: Pick<Repository, "root">,
  key: string,
  value: string,
): Promise<void> {
  await runGit(root, ["config", "--local", "--end-of-options", key, value], {
    limit: gitTimeouts.read,
  });
}

/** Returns the trimmed address, or `undefined` if it is invalid. */
function parseEmail(email = ""): string | undefined {
  return /^[^\s<>@]+@[^\s<>@]+$/.test(email.trim()) ? email.trim() : undefined;
}

/**
 * Normalises a name as git stores it: one line, without `<` and `>`. Returns `undefined` if it has
 * no letter.
 */
function normalizeName(name: string | undefined): string | undefined {
  const plain = name
    ?.replace(/[\p{C}<>]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return plain !== undefined && /\p{L}/u.test(plain) ? plain : undefined;
}

function formatCommitMessage({ summary, details }: CommitRequest): string {
  const line = summary.replace(/\s+/g, " ").trim();
  return `${[line, details.trim()].filter(Boolean).join("\n\n")}\n`;
}
