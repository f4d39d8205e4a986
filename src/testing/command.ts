import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onTestFinished } from "vitest";

/** The exit code and the output of a command. */
export interface CommandResult {
  code: number | null;
  /** stdout followed by stderr. */
  text: string;
  stdout: string;
}

/**
 * Runs a command of the project as a user would and waits for its end. `folder` is the working
 * directory, by default the current one.
 */
export function runCliCommand(
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

/** Starts a command of the project. Kills it when the test ends. */
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

/** Starts a command through npm, in its own process group as in a terminal. */
export function startNpmScript(name: string, args: string[]) {
  const stdio = ["ignore", "pipe", "pipe"] as ["ignore", "pipe", "pipe"];
  const child = spawn("npm", ["run", name, "--", ...args], { stdio, detached: true });
  onTestFinished(() => void child.kill());
  return child;
}

/** Creates a temporary folder, which is removed when the test ends. */
export async function createTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "prelo-"));
  // A process that is ending may still write into the folder. Retry.
  onTestFinished(() =>
    rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  );
  return folder;
}

/** Copies the shipped content to a temporary folder, where a test may break it. */
export async function copyContent() {
  const folder = join(await createTestFolder(), "content");
  await cp("content", folder, { recursive: true });
  return {
    folder,
    /** Replaces the first occurrence of `from` in a file; throws if it is missing. */
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
