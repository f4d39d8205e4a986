import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { realOrAbsolutePath } from "./code-switch.ts";

const run = promisify(execFile);

/**
 * The working directory of git. It is outside the content folder, because Windows would look for
 * git.exe in the working directory first.
 */
export const gitHome = realOrAbsolutePath(process.execPath).replace(/[\\/][^\\/]*$/, "") || "/";

/** Settings for every untrusted repository. The network is turned off by `closedNetworkEnv`. */
const safeSettings: Record<string, string> = {
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

/**
 * Matches settings that name a program. The repository chooses the names of drivers. So each
 * matching key is looked up, and its value emptied.
 */
const programSettingPattern =
  /^(?:filter\..*\.(?:clean|smudge|process)|diff\..*\.(?:command|textconv)|merge\..*\.driver|hook\..*\.command|gpg\..*\.(?:program|defaultkeycommand)|credential\..*\.helper|pager\..*|trailer\..*\.(?:command|cmd))$/i;
const driverSwitchPattern = /^(?:filter\..*\.required|hook\..*\.enabled)$/i;

/**
 * Returns the environment for git in an untrusted repository. With it, git runs no hook, filter,
 * driver or signature program, and uses no network. Returns `undefined` if git is older than 2.31,
 * or cannot read the settings of the repository.
 */
export async function untrustedGitEnv(folder: string): Promise<NodeJS.ProcessEnv | undefined> {
  const base = { ...closedNetworkEnv, ...toConfigEnv(safeSettings) };
  const keys = await listGitConfigKeys(folder, base);
  // An older git ignores settings from the environment, so it does not list ours.
  if (!keys?.includes("core.hookspath")) return undefined;
  const programs = keys.filter((key) => programSettingPattern.test(key));
  const named = programs.map((key): [string, string] => [key, ""]);
  const drivers = programs.map((key) => key.replace(/\.[^.]*$/, ""));
  const off = drivers.flatMap((driver): [string, string][] => {
    if (/^filter\./i.test(driver)) return [[`${driver}.required`, "false"]];
    return /^hook\./i.test(driver) ? [[`${driver}.enabled`, "false"]] : [];
  });
  const set = keys
    .filter((key) => driverSwitchPattern.test(key))
    .map((key): [string, string] => [key, "false"]);
  return {
    ...closedNetworkEnv,
    ...toConfigEnv({ ...safeSettings, ...Object.fromEntries([...named, ...off, ...set]) }),
  };
}

/** Matches repository settings that cannot name a program. All other settings might. */
const harmlessSettingPattern =
  /^(?:core\.(?:repositoryformatversion|filemode|bare|logallrefupdates|ignorecase|precomposeunicode|symlinks|autocrlf|eol|safecrlf|quotepath|longpaths)|user\.(?:name|email)|remote\.[^\0]*\.(?:url|pushurl|fetch|tagopt|prune|gh-resolved)|branch\.[^\0]*\.(?:remote|merge|rebase|description|vscode-merge-base|gh-merge-base)|(?:pull|fetch|rebase|init|push)\.[a-z]+|gc\.auto|extensions\.objectformat|maintenance\.auto)$/i;

/**
 * Whether the repository of a folder has settings or hooks that could run a program. If so, git
 * runs only with `untrustedGitEnv`, or after the user trusts the folder. Returns `false` without a
 * repository.
 */
export async function mayGitRunPrograms(folder: string): Promise<boolean> {
  const env = { ...closedNetworkEnv, ...toConfigEnv(safeSettings) };
  const local = await runGitAndSplitOutput(
    folder,
    ["config", "--local", "--includes", "--list", "--name-only", "-z"],
    env,
  );
  if (local === undefined) return false;
  if (local.some((key) => !harmlessSettingPattern.test(key))) return true;
  const [hooks = ""] =
    (await runGitAndSplitOutput(folder, ["rev-parse", "--git-common-dir"], closedNetworkEnv)) ?? [];
  return hasHooks(resolve(folder, hooks.trim(), "hooks"));
}

function hasHooks(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => !name.endsWith(".sample"));
}

/**
 * Turns off the network: git may use no protocol, and does not fetch missing objects of a partial
 * clone.
 */
const closedNetworkEnv: NodeJS.ProcessEnv = {
  GIT_ALLOW_PROTOCOL: "none",
  GIT_NO_LAZY_FETCH: "1",
  GIT_CONFIG_PARAMETERS: "",
  GIT_EXTERNAL_DIFF: "",
};

/** Passes settings in environment variables, because `-c` allows no "=" in a name. */
function toConfigEnv(settings: Record<string, string>): NodeJS.ProcessEnv {
  const entries = Object.entries(settings);
  const pairs = entries.flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(entries.length), ...Object.fromEntries(pairs) };
}

/** Returns the names of all settings in effect in a folder. Reading them runs no program. */
function listGitConfigKeys(folder: string, env: NodeJS.ProcessEnv): Promise<string[] | undefined> {
  return runGitAndSplitOutput(folder, ["config", "--includes", "--list", "--name-only", "-z"], env);
}

/** Returns the output of git, split at null characters, or `undefined` if git fails. */
async function runGitAndSplitOutput(
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
