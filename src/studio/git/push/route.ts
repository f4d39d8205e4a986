import type { Refusal } from "../../hosts/contract/refusal.ts";
import type { Repository } from "../repository.ts";
import { type GitAnswer, gitLimits, linesOf, runGit } from "../run-git.ts";
import { sendRefusal } from "./words.pt-br.ts";

/** The remote branch that we push to. */
export interface Route {
  remote: string;
  /** The name of the branch on the remote. */
  branch: string;
  /** The remote-tracking ref. */
  known: string;
}

type Place = Pick<Repository, "root">;

/**
 * The upstream of the current branch; else the only remote, or `origin`. `undefined` if there is
 * none.
 */
export async function routeOf({ root }: Place): Promise<Route | undefined> {
  const told = async (...args: string[]) => {
    const answer = await runGit(root, args);
    return answer.code === 0 ? linesOf(answer).filter(Boolean) : [];
  };
  const [own] = await told("symbolic-ref", "--quiet", "--short", "HEAD");
  const remotes = await told("remote");
  if (own === undefined) return undefined;
  const [set] = await told("config", "--get", `branch.${own}.remote`);
  const [merge] = await told("config", "--get", `branch.${own}.merge`);
  const usual = remotes.length === 1 ? remotes[0] : remotes.find((name) => name === "origin");
  const isSet = set !== undefined && remotes.includes(set);
  const remote = isSet ? set : usual;
  // Git creates no such remote; a name with a leading dash could inject an option.
  if (remote === undefined || remote.startsWith("-")) return undefined;
  const branch = isSet && merge ? merge.replace(/^refs\/heads\//, "") : own;
  return { remote, branch, known: `refs/remotes/${remote}/${branch}` };
}

/** The commit of the remote-tracking ref; `null` if there is none. */
export async function knownThere({ root }: Place, { known }: Route): Promise<string | null> {
  const answer = await runGit(root, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${known}^{commit}`,
  ]);
  return answer.code === 0 ? (linesOf(answer)[0] ?? null) : null;
}

/**
 * Fetches the remote branch.
 *
 * @returns its commit, `null` if the branch does not exist, or a failure
 */
export async function fetchThere(place: Place, route: Route): Promise<string | null | Refusal> {
  const { remote, branch, known } = route;
  const wanted = `+refs/heads/${branch}:${known}`;
  const args = ["fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--", remote, wanted];
  const answer = await overNetwork(place, args, gitLimits.reach);
  if (answer.code === 0) return knownThere(place, route);
  // The remote branch does not exist yet.
  if (/couldn't find remote ref/.test(answer.said)) return null;
  return refusalOf(answer);
}

/**
 * Pushes a commit, fast-forward only.
 *
 * @returns why it failed; "overtaken" if someone else pushed first
 */
export async function pushThere(
  place: Place,
  { remote, branch, known }: Route,
  commit: string,
): Promise<Refusal | undefined> {
  const args = ["push", "--quiet", "--no-recurse-submodules", "--", remote];
  const answer = await overNetwork(
    place,
    [...args, `${commit}:refs/heads/${branch}`],
    gitLimits.send,
  );
  if (answer.code !== 0) return refusalOf(answer);
  await runGit(place.root, ["update-ref", "--end-of-options", known, commit]);
  return undefined;
}

/** Disables prompts for passwords and host keys, and gives up on stalled connections. */
async function overNetwork({ root }: Place, args: readonly string[], limit: number) {
  const [set = ""] = linesOf(await runGit(root, ["config", "--get", "core.sshCommand"]));
  const ssh = process.env.GIT_SSH_COMMAND || set || "ssh";
  const env = {
    GIT_SSH_COMMAND: `${ssh} -oBatchMode=yes -oConnectTimeout=20`,
    GIT_HTTP_LOW_SPEED_LIMIT: "1",
    GIT_HTTP_LOW_SPEED_TIME: "30",
  };
  return runGit(root, args, { env, limit });
}

const password =
  /Authentication failed|could not read (?:Username|Password)|terminal prompts disabled|Permission denied|Host key verification|\b40[13]\b|Invalid username/i;
const offline =
  /Could not resolve|Couldn't connect|Failed to connect|Connection (?:refused|timed out|reset|closed)|timed out|unreachable|No route to host|Temporary failure|unable to access|early EOF|hung up/i;
const gone = /does not appear to be a git repository|[Rr]epository .*not found|Could not read from/;

function refusalOf({ isLate, said }: GitAnswer): Refusal {
  if (isLate) return sendRefusal("offline");
  if (/\[rejected\]|fetch first|non-fast-forward|cannot lock ref/.test(said))
    return sendRefusal("overtaken");
  if (/remote rejected|hook declined|protected branch/.test(said))
    return sendRefusal("declined", { said });
  if (password.test(said)) return sendRefusal("password", { said });
  if (/not found/.test(said) && !/resolve/.test(said)) return sendRefusal("gone-place");
  if (offline.test(said)) return sendRefusal("offline");
  return gone.test(said) ? sendRefusal("gone-place") : sendRefusal("declined", { said });
}
