import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { isUntrusted } from "../../load/site-code/code-switch.ts";
import { gitHome, untrustedGitEnv } from "../../load/site-code/untrusted-git.ts";
import { textOf } from "../hosts/local/allowed/told-by-bytes.ts";

/** What git came to. */
export interface GitAnswer {
  /** 0 where all is well; nothing where git is not there, or took too long. */
  code?: number;
  /** It is not on this computer. */
  isMissing?: boolean;
  /** It was ended, as it took too long. */
  isLate?: boolean;
  out: Buffer;
  /** What it, or a hook, said beside that. */
  said: string;
}

interface GitOptions {
  input?: string | Buffer;
  env?: NodeJS.ProcessEnv;
  /** So many milliseconds it may take. */
  limit?: number;
}

/** Milliseconds: of a repository on a slow disk, of one with hooks, of a way over a network, of pictures on it. */
export const gitLimits = { read: 20_000, keep: 60_000, reach: 60_000, send: 300_000 };
/** From being asked to end until it is ended, in milliseconds. */
const grace = 2000;
/** So much of what is said is remembered. */
const mostSaid = 4000;

/** Where git looks and where it writes is told by the folder alone: a studio that a hook starts has these otherwise. */
const unset = [
  ...["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"],
  ...["GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_NAMESPACE"],
  ...["GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS"],
  "GIT_ICASE_PATHSPECS",
];

/** Nobody is asked anything, and what is said is in the words that are looked for. */
const quiet = {
  GIT_TERMINAL_PROMPT: "0",
  GIT_EDITOR: "true",
  GIT_PAGER: "cat",
  GIT_ASKPASS: "true",
  SSH_ASKPASS: "true",
  GCM_INTERACTIVE: "never",
  // Whoever only looks takes no lock.
  GIT_OPTIONAL_LOCKS: "0",
  LC_ALL: "C.UTF-8",
  LANGUAGE: "C",
};

/** What a repository may have set otherwise; the bytes of names and texts are those of the files. */
const settings = [
  ...["core.quotepath=false", "core.safecrlf=false", "core.fsmonitor=false", "color.ui=false"],
  ...["log.showSignature=false", "i18n.commitEncoding=UTF-8", "i18n.logOutputEncoding=UTF-8"],
  ...["diff.noprefix=false", "diff.renames=false", "core.fileMode=false"],
  // What tidies a repository up runs on after the answer.
  ...["gc.auto=0", "maintenance.auto=false"],
].flatMap((setting) => ["-c", setting]);

/** Runs git in a folder. Never fails and never waits for anybody: what goes wrong is in the answer. */
export async function runGit(
  folder: string,
  args: readonly string[],
  { input = "", env = {}, limit = gitLimits.read }: GitOptions = {},
): Promise<GitAnswer> {
  const safe = isUntrusted(folder) ? await untrustedGitEnv(folder) : {};
  if (!safe) return { isMissing: true, out: Buffer.alloc(0), said: "" };
  return new Promise((answered) => {
    // A group of its own: with it end the hooks that it has started.
    const detached = process.platform !== "win32";
    const child = spawn("git", ["-C", resolve(folder), ...settings, ...args], {
      cwd: gitHome,
      env: { ...withoutPlaces(), ...quiet, ...env, ...safe },
      detached,
      windowsHide: true,
    });
    const out: Buffer[] = [];
    let said = "";
    let isLate = false;
    let last: NodeJS.Timeout | undefined;
    const timer = setTimeout(() => {
      isLate = true;
      end(child.pid, detached, "SIGTERM");
      last = setTimeout(() => end(child.pid, detached, "SIGKILL"), grace);
    }, limit);
    const answer = (code: number | undefined, isMissing = false) => {
      clearTimeout(timer);
      clearTimeout(last);
      answered({ code, isMissing, isLate, out: Buffer.concat(out), said: said.trim() });
    };
    child.on("error", () => answer(undefined, true));
    child.on("close", (code) => answer(isLate ? undefined : (code ?? undefined)));
    child.stdout.on("data", (data: Buffer) => out.push(data));
    child.stderr.on("data", (data: Buffer) => {
      said = (said + data.toString()).slice(-mostSaid);
    });
    // It may be over before it has read all.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}

function withoutPlaces(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of unset) delete env[name];
  return env;
}

function end(pid: number | undefined, isGroup: boolean, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(isGroup ? -pid : pid, signal);
  } catch {
    // It is over already.
  }
}

/** The lines of what git answered, where they are text. */
export function linesOf({ out }: GitAnswer): string[] {
  return (textOf(out) ?? "").replace(/\n$/, "").split("\n");
}

/** What stands between NUL in an answer: names of files are any bytes but that. */
export function partsOf({ out }: Pick<GitAnswer, "out">): string[] {
  return (textOf(out) ?? out.toString()).split("\0").filter((part) => part !== "");
}

/** A file as git is told of it: none of the signs in its name means others. */
export function literally(path: string): string {
  return `:(literal)${path}`;
}
