import { createPushFailure } from "#lang/studio/git/push/strings";
import type { BackendFailure } from "../../backend-contract/failure.ts";
import type { Repository } from "../repository.ts";
import { type GitResult, gitTimeouts, outputLines, runGit } from "../run-git.ts";

/** The remote branch that we push to. */
export interface RemoteBranch {
  remote: string;
  /** The name of the branch on the remote. */
  branch: string;
  /** The remote-tracking ref. */
  trackingRef: string;
}

type RepositoryFolder = Pick<Repository, "root">;

/**
 * Finds the upstream of the current branch. Without a configured upstream, uses the only remote, or
 * else `origin`. Returns `undefined` if there is none, or no current branch.
 */
export async function findRemoteBranch({
  root,
}: RepositoryFolder): Promise<RemoteBranch | undefined> {
  const told = async (...args: string[]) => {
    const answer = await runGit(root, args);
    return answer.code === 0 ? outputLines(answer).filter(Boolean) : [];
  };
  const [own] = await told("symbolic-ref", "--quiet", "--short", "HEAD");
  const remotes = await told("remote");
  if (own === undefined) return undefined;
  const [set] = await told("config", "--get", `branch.${own}.remote`);
  const [merge] = await told("config", "--get", `branch.${own}.merge`);
  const usual = remotes.length === 1 ? remotes[0] : remotes.find((name) => name === "origin");
  const isSet = set !== undefined && remotes.includes(set);
  const remote = isSet ? set : usual;
  // A name with a leading dash could inject an option. Git creates no such remote.
  if (remote === undefined || remote.startsWith("-")) return undefined;
  const branch = isSet && merge ? merge.replace(/^refs\/heads\//, "") : own;
  return { remote, branch, trackingRef: `refs/remotes/${remote}/${branch}` };
}

/** Reads the commit of the remote-tracking ref; `null` if there is none. */
export async function readTrackedCommit(
  { root }: RepositoryFolder,
  { trackingRef }: RemoteBranch,
): Promise<string | null> {
  const answer = await runGit(root, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${trackingRef}^{commit}`,
  ]);
  return answer.code === 0 ? (outputLines(answer)[0] ?? null) : null;
}

/**
 * Fetches the remote branch.
 *
 * @returns its commit, `null` if the branch does not exist, or a failure
 */
export async function fetchBranch(
  repository: RepositoryFolder,
  remoteBranch: RemoteBranch,
): Promise<string | null | BackendFailure> {
  const { remote, branch, trackingRef } = remoteBranch;
  const wanted = `+refs/heads/${branch}:${trackingRef}`;
  const args = ["fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--", remote, wanted];
  const answer = await runNetworkGit(repository, args, gitTimeouts.reach);
  if (answer.code === 0) return readTrackedCommit(repository, remoteBranch);
  // The remote branch does not exist yet.
  if (/couldn't find remote ref/.test(answer.stderr)) return null;
  return toRemoteFailure(answer);
}

/**
 * Pushes a commit, fast-forward only.
 *
 * @returns why it failed; "overtaken" if someone else pushed first
 */
export async function pushCommit(
  repository: RepositoryFolder,
  { remote, branch, trackingRef }: RemoteBranch,
  commit: string,
): Promise<BackendFailure | undefined> {
  const args = ["push", "--quiet", "--no-recurse-submodules", "--", remote];
  const answer = await runNetworkGit(
    repository,
    [...args, `${commit}:refs/heads/${branch}`],
    gitTimeouts.send,
  );
  if (answer.code !== 0) return toRemoteFailure(answer);
  await runGit(repository.root, ["update-ref", "--end-of-options", trackingRef, commit]);
  return undefined;
}

/**
 * Runs git with network access. Disables prompts for passwords and host keys, and aborts stalled
 * connections.
 */
async function runNetworkGit({ root }: RepositoryFolder, args: readonly string[], limit: number) {
  const [set = ""] = outputLines(await runGit(root, ["config", "--get", "core.sshCommand"]));
  const ssh = process.env.GIT_SSH_COMMAND || set || "ssh";
  const env = {
    GIT_SSH_COMMAND: `${ssh} -oBatchMode=yes -oConnectTimeout=20`,
    GIT_HTTP_LOW_SPEED_LIMIT: "1",
    GIT_HTTP_LOW_SPEED_TIME: "30",
  };
  return runGit(root, args, { env, limit });
}

const authErrorPattern =
  /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied|Host key verification|\b40[13]\b|Invalid username/i;
const networkErrorPattern =
  /Could not resolve|Couldn't connect|Failed to connect|Connection (?:refused|timed out|reset|closed)|timed out|unreachable|No route to host|Temporary failure|unable to access|early EOF|hung up/i;
const missingRemotePattern =
  /does not appear to be a git repository|[Rr]epository .*not found|Could not read from/;

function toRemoteFailure({ isTimedOut, stderr }: GitResult): BackendFailure {
  if (isTimedOut) return createPushFailure("offline");
  if (/\[rejected\]|fetch first|non-fast-forward|cannot lock ref/.test(stderr))
    return createPushFailure("overtaken");
  if (/remote rejected|hook declined|protected branch/.test(stderr))
    return createPushFailure("declined", { said: stderr });
  if (authErrorPattern.test(stderr)) return createPushFailure("password", { said: stderr });
  if (/not found/.test(stderr) && !/resolve/.test(stderr)) return createPushFailure("gone-place");
  if (networkErrorPattern.test(stderr)) return createPushFailure("offline");
  return missingRemotePattern.test(stderr)
    ? createPushFailure("gone-place")
    : createPushFailure("declined", { said: stderr });
}
