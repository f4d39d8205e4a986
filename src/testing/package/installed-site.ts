import {
  execFileSync,
  type SpawnOptions,
  type SpawnSyncOptions,
  spawn,
  spawnSync,
} from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { packEngine } from "./pack-engine.ts";

// npm passes its context to child processes in variables. Another installation must not inherit
// them.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_ENV$|^VITEST/.test(name)),
);

/** The script that aborts a process if it connects to another computer. */
const offlineGuardScript = `
import net from "node:net";
const { connect } = net.Socket.prototype;
net.Socket.prototype.connect = function (...args) {
  const [options] = Array.isArray(args[0]) ? args[0] : args;
  const host = typeof options === "object" ? options.host : args[1];
  if (typeof options?.path !== "string" && !/^(?:127\\.|::1$|localhost$)/.test(host ?? "localhost")) {
    process.stderr.write("OUTSIDE " + host + "\\n");
    process.exit(99);
  }
  return connect.apply(this, args);
};`;

/**
 * The environment after the installation: no network, and a registry address that refuses
 * connections.
 */
const offlineEnv = {
  ...env,
  // The default: only the site's own folder is trusted.
  PRELO_TRUSTED_FOLDERS: "",
  npm_config_registry: "http://127.0.0.1:9/",
  npm_config_offline: "true",
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(offlineGuardScript)}`,
};

/** The result of a command. */
interface CommandResult {
  code: number | null;
  text: string;
}

/** A folder with the package installed, as a new user has it. */
export interface InstalledSite {
  /** Absolute path of the site's folder, which is not a symbolic link. */
  folder: string;
  tarball: string;
  /** Runs a Prelo command with npx, as in the guide; by default in the site's folder. */
  prelo(args: readonly string[], options?: SpawnSyncOptions): CommandResult;
  /** Runs a script by path, from any folder. */
  node(script: string, args: readonly string[], options?: SpawnSyncOptions): CommandResult;
  /** The environment of all commands. */
  env: NodeJS.ProcessEnv;
  /**
   * Starts a command, which is stopped when the test ends. Resolves with the first address that the
   * command prints.
   */
  start(...args: string[]): Promise<string>;
  /** Runs a start file, as a double click does. Otherwise works like `start`. */
  openStartFile(file: string): Promise<string>;
  remove(): void;
}

/**
 * Packs the engine and installs it in a new folder.
 *
 * @param name name of the site's folder, which is created in a temporary folder
 * @param flags additional flags for `npm install`
 */
export function installPackageInNewFolder(name: string, ...flags: string[]): InstalledSite {
  const temporary = mkdtempSync(join(tmpdir(), "prelo-package-"));
  const folder = join(temporary, name);
  const tarball = packEngine(temporary);
  mkdirSync(folder, { recursive: true });
  // `npm init -y` derives the package name from the folder, which fails for some names.
  writeFileSync(join(folder, "package.json"), '{ "name": "site", "private": true }\n');
  const quiet = ["--no-audit", "--no-fund", "--prefer-offline"];
  const install = ["install", tarball, ...quiet, ...flags];
  execFileSync("npm", install, { cwd: folder, env, stdio: "ignore" });
  return {
    ...{ folder, tarball },
    prelo: (args, more) =>
      runOffline("npx", ["--no-install", "prelo", ...args], { cwd: folder, ...more }),
    node: (script, args, more) => runOffline(process.execPath, [script, ...args], more),
    env: offlineEnv,
    start: (...args) => startAndReadAddress(folder, "npx", ["--no-install", "prelo", ...args]),
    // Run it in another folder, because a double click may start it anywhere.
    openStartFile: (file) => startAndReadAddress(temporary, "sh", [file]),
    remove: () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function runOffline(
  program: string,
  args: readonly string[],
  more?: SpawnSyncOptions,
): CommandResult {
  const options = { env: offlineEnv, input: "", ...more, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(program, args, options);
  return { code: status, text: `${stdout}${stderr}` };
}

function startAndReadAddress(
  cwd: string,
  program: string,
  args: readonly string[],
): Promise<string> {
  const options: SpawnOptions = {
    ...{ cwd, env: offlineEnv },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  };
  const child = spawn(program, args, options);
  const closed = once(child, "close");
  // Kill the process group, because npx starts a shell. Wait for the end of the command: only then
  // has a studio released its folder.
  onTestFinished(async () => {
    if (child.exitCode === null) process.kill(-(child.pid ?? 0));
    await closed;
  });
  return new Promise((found, failed) => {
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (data) => {
        text += data;
        const [told] = /http:\/\/127\.0\.0\.1\S+/.exec(text) ?? [];
        if (told) found(told);
      });
    child.once("exit", () => failed(new Error(text)));
  });
}
