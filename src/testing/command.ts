import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

/** What a command came to. */
export interface CommandResult {
  code: number | null;
  /** What it wrote to stdout and stderr, in that order. */
  text: string;
  stdout: string;
}

/** Runs one of the project's commands as a user would, in this folder unless told, and waits for its end. */
export function runCommand(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  folder?: string,
): Promise<CommandResult> {
  const child = startCommand(name, args, env, folder);
  const written = { stdout: "", stderr: "" };
  child.stdout.on("data", (data) => (written.stdout += data));
  child.stderr.on("data", (data) => (written.stderr += data));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      resolve({ code, stdout: written.stdout, text: written.stdout + written.stderr });
    });
  });
}

/** Starts one of the project's commands; it ends with the test. */
export function startCommand(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  folder?: string,
) {
  const command = [resolve("scripts/run.mjs"), name, ...args];
  const stdio = ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"];
  const options = { stdio, cwd: folder, env: { ...process.env, ...env } };
  const child = spawn(process.execPath, command, options);
  onTestFinished(() => void child.kill());
  return child;
}

/** Starts one of the project's commands by npm, as people do, in a group of processes as a terminal has one. */
export function startNpm(name: string, args: string[]) {
  const stdio = ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"];
  const child = spawn("npm", ["run", name, "--", ...args], { stdio, detached: true });
  onTestFinished(() => void child.kill());
  return child;
}

/** A folder that goes with the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-"));
  // A program that is just being ended may still write into it.
  onTestFinished(() =>
    rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  );
  return folder;
}

/** A copy of the shipped content that a test may break. */
export async function copyContent() {
  const folder = join(await temporaryFolder(), "content");
  await cp("content", folder, { recursive: true });
  return {
    folder,
    /** Replaces the first occurrence of `from` in a file; fails where it is not there. */
    async edit(file: string, from: string, to: string): Promise<void> {
      const path = join(folder, file);
      const text = await readFile(path, "utf8");
      if (!text.includes(from)) throw new Error(`${file} holds no ${JSON.stringify(from)}`);
      await writeFile(
        path,
        text.replace(from, () => to),
      );
    },
    write: (file: string, data: string | Uint8Array) => writeFile(join(folder, file), data),
    remove: (file: string) => rm(join(folder, file), { recursive: true }),
  };
}
