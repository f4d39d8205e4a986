import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { overlapsUntrustedFolder } from "../../load/site-code/code-switch.ts";
import { gitHome, untrustedGitEnv } from "../../load/site-code/untrusted-git.ts";
import { decodeUtf8 } from "../backend-contract/validation/file-signatures.ts";

/** The result of a git call. */
export interface GitResult {
  /** The exit code; missing if git could not be started safely, timed out or was killed. */
  code?: number;
  /** Whether git could not be started, or is too old to run safely in an untrusted folder. */
  isMissing?: boolean;
  /** Whether git was killed because of the timeout. */
  isTimedOut?: boolean;
  stdout: Buffer;
  /** stderr of git and its hooks. */
  stderr: string;
}

interface RunGitOptions {
  input?: string | Buffer;
  env?: NodeJS.ProcessEnv;
  /** Timeout in milliseconds. */
  limit?: number;
}

/**
 * Timeouts in milliseconds: for reading on a slow disk, for a commit with hooks, for a fetch, and
 * for a push with pictures.
 */
export const gitTimeouts = { read: 20_000, keep: 60_000, reach: 60_000, send: 300_000 };
/** Milliseconds between SIGTERM and SIGKILL. */
const killDelay = 2000;
/** The maximum length of stderr in a result, in characters. */
const maxStderr = 4000;

/**
 * Environment variables that redirect git to another repository. Git sets them if one of its hooks
 * starts the studio. They are removed, so that only the folder decides.
 */
const removedVariables = [
  ...["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"],
  ...["GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE"],
  ...["GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS"],
  "GIT_ICASE_PATHSPECS",
];

/** Disables prompts, and makes messages English so that they can be matched. */
const nonInteractiveEnv = {
  GIT_TERMINAL_PROMPT: "0",
  GIT_EDITOR: "true",
  GIT_PAGER: "cat",
  GIT_ASKPASS: "true",
  SSH_ASKPASS: "true",
  GCM_INTERACTIVE: "never",
  // Read-only commands take no locks.
  GIT_OPTIONAL_LOCKS: "0",
  LC_ALL: "C.UTF-8",
  LANGUAGE: "C",
};

/** Overrides repository settings, so that names and texts have exactly the bytes of the files. */
const configOptions = [
  ...["core.quotepath=false", "core.safecrlf=false", "core.fsmonitor=false", "color.ui=false"],
  ...["log.showSignature=false", "i18n.commitEncoding=UTF-8", "i18n.logOutputEncoding=UTF-8"],
  ...["diff.noprefix=false", "diff.renames=false", "core.fileMode=false"],
  // Maintenance would continue to run after the command.
  ...["gc.auto=0", "maintenance.auto=false"],
].flatMap((setting) => ["-c", setting]);

/** Runs git in a folder without prompts. Never rejects: errors are in the result. */
export async function runGit(
  folder: string,
  args: readonly string[],
  { input = "", env = {}, limit = gitTimeouts.read }: RunGitOptions = {},
): Promise<GitResult> {
  const safe = overlapsUntrustedFolder(folder) ? await untrustedGitEnv(folder) : {};
  if (!safe) return { isMissing: true, stdout: Buffer.alloc(0), stderr: "" };
  return new Promise((answered) => {
    // Git gets its own process group, so that killing it also ends its hooks.
    const detached = process.platform !== "win32";
    const child = spawn("git", ["-C", resolve(folder), ...configOptions, ...args], {
      cwd: gitHome,
      env: { ...cleanEnv(), ...nonInteractiveEnv, ...env, ...safe },
      detached,
      windowsHide: true,
    });
    const out: Buffer[] = [];
    let said = "";
    let isLate = false;
    let last: NodeJS.Timeout | undefined;
    const timer = setTimeout(() => {
      isLate = true;
      killProcess(child.pid, detached, "SIGTERM");
      last = setTimeout(() => killProcess(child.pid, detached, "SIGKILL"), killDelay);
    }, limit);
    const answer = (code: number | undefined, isMissing = false) => {
      clearTimeout(timer);
      clearTimeout(last);
      answered({
        code,
        isMissing,
        isTimedOut: isLate,
        stdout: Buffer.concat(out),
        stderr: said.trim(),
      });
    };
    child.on("error", () => answer(undefined, true));
    child.on("close", (code) => answer(isLate ? undefined : (code ?? undefined)));
    child.stdout.on("data", (data: Buffer) => out.push(data));
    child.stderr.on("data", (data: Buffer) => {
      said = (said + data.toString()).slice(-maxStderr);
    });
    // Git may exit before it has read all input.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}

function cleanEnv(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of removedVariables) delete env[name];
  return env;
}

function killProcess(pid: number | undefined, isGroup: boolean, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(isGroup ? -pid : pid, signal);
  } catch {
    // The process has already exited.
  }
}

/** Returns the lines of stdout. */
export function outputLines({ stdout }: GitResult): string[] {
  return (decodeUtf8(stdout) ?? "").replace(/\n$/, "").split("\n");
}

/** Splits stdout at NUL, the only byte that cannot be in a file name. */
export function splitOutputAtNul({ stdout }: Pick<GitResult, "stdout">): string[] {
  return (decodeUtf8(stdout) ?? stdout.toString()).split("\0").filter((part) => part !== "");
}

/** Returns a literal pathspec, in which no character of the path is a wildcard. */
export function literalPathspec(path: string): string {
  return `:(literal)${path}`;
}
