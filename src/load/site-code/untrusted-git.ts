import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { realPathOf } from "./code-switch.ts";

const run = promisify(execFile);

/** Git starts outside the folder: Windows would look for git.exe in the working directory first. */
export const gitHome = realPathOf(process.execPath).replace(/[\\/][^\\/]*$/, "") || "/";

/** Settings that are the same for every untrusted repository; the network is closed by the environment. */
const fixed: Record<string, string> = {
  "core.hooksPath": "/dev/null",
  "core.fsmonitor": "false",
  "core.pager": "cat",
  "core.editor": "true",
  "core.sshCommand": "false",
  "core.gitProxy": "",
  "core.askPass": "true",
  "core.alternateRefsCommand": "",
  "credential.helper": "",
  "diff.external": "",
  "gpg.program": "false",
  "log.showSignature": "false",
  "commit.gpgSign": "false",
  "submodule.recurse": "false",
  "diff.ignoreSubmodules": "all",
  "safe.bareRepository": "explicit",
};

/** Drivers are named by the repository, so each key is looked up and emptied. */
const runsProgram =
  /^(?:filter\..*\.(?:clean|smudge|process)|diff\..*\.(?:command|textconv)|merge\..*\.driver|hook\..*\.command|gpg\..*\.(?:program|defaultkeycommand)|credential\..*\.helper|pager\..*|trailer\..*\.(?:command|cmd))$/i;
const switches = /^(?:filter\..*\.required|hook\..*\.enabled)$/i;

/**
 * The environment in which git reads a repository that nobody trusts yet: no hook, filter, driver, signature program
 * or network is used. Nothing if this git is too old to be held back (before 2.31), or cannot read the settings.
 */
export async function untrustedGitEnv(folder: string): Promise<NodeJS.ProcessEnv | undefined> {
  const base = { ...closed, ...counted(fixed) };
  const keys = await configKeys(folder, base);
  // An old git knows nothing of settings in the environment: then none of ours is listed.
  if (!keys?.includes("core.hookspath")) return undefined;
  const programs = keys.filter((key) => runsProgram.test(key));
  const named = programs.map((key): [string, string] => [key, ""]);
  const drivers = programs.map((key) => key.replace(/\.[^.]*$/, ""));
  const off = drivers.flatMap((driver): [string, string][] => {
    if (/^filter\./i.test(driver)) return [[`${driver}.required`, "false"]];
    return /^hook\./i.test(driver) ? [[`${driver}.enabled`, "false"]] : [];
  });
  const set = keys
    .filter((key) => switches.test(key))
    .map((key): [string, string] => [key, "false"]);
  return { ...closed, ...counted({ ...fixed, ...Object.fromEntries([...named, ...off, ...set]) }) };
}

/** Settings of a repository that name no program. All others could. */
const harmless =
  /^(?:core\.(?:repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|autocrlf|eol|safecrlf|quotepath|longpaths)|user\.(?:name|email)|remote\.[^\0]*\.(?:url|pushurl|fetch|tagopt|prune|gh-resolved)|branch\.[^\0]*\.(?:remote|merge|rebase|description|vscode-merge-base|gh-merge-base)|(?:pull|fetch|rebase|init|push)\.[a-z]+|gc\.auto|extensions\.objectformat|maintenance\.auto)$/i;

/**
 * Whether the repository of a folder brings settings or hooks that could run a program: git then runs only with
 * `untrustedGitEnv`, or once somebody trusts the folder. No repository brings none.
 */
export async function bringsGitPrograms(folder: string): Promise<boolean> {
  const env = { ...closed, ...counted(fixed) };
  const local = await gitLines(
    folder,
    ["config", "--local", "--includes", "--list", "--name-only", "-z"],
    env,
  );
  if (local === undefined) return false;
  if (local.some((key) => !harmless.test(key))) return true;
  const [hooks = ""] = (await gitLines(folder, ["rev-parse", "--git-common-dir"], closed)) ?? [];
  return hasHooks(resolve(folder, hooks.trim(), "hooks"));
}

function hasHooks(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => !name.endsWith(".sample"));
}

/** No protocol is allowed, and missing objects of a partial clone are not fetched. */
const closed: NodeJS.ProcessEnv = {
  GIT_ALLOW_PROTOCOL: "none",
  GIT_NO_LAZY_FETCH: "1",
  GIT_CONFIG_PARAMETERS: "",
  GIT_EXTERNAL_DIFF: "",
};

/** Settings as the environment gives them: unlike after `-c`, a name may hold "=". */
function counted(settings: Record<string, string>): NodeJS.ProcessEnv {
  const entries = Object.entries(settings);
  const pairs = entries.flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(entries.length), ...Object.fromEntries(pairs) };
}

/** The names of all settings that hold in a folder; reading them runs nothing. */
function configKeys(folder: string, env: NodeJS.ProcessEnv): Promise<string[] | undefined> {
  return gitLines(folder, ["config", "--includes", "--list", "--name-only", "-z"], env);
}

/** The output of git, split into parts; `undefined` if git fails. */
async function gitLines(
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string[] | undefined> {
  const all = ["-C", resolve(folder), ...args];
  try {
    const { stdout } = await run("git", all, { cwd: gitHome, env: { ...process.env, ...env } });
    return stdout.split("\0").filter(Boolean);
  } catch {
    return undefined;
  }
}
