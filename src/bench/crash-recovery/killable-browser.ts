import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chromium, type Page } from "playwright-core";
import {
  type BrowserExecutable,
  browserArguments,
  findOrInstallBrowser,
} from "../../testing/browser/launch-browser.ts";

/**
 * Flags against throttling. A headless window counts as occluded, and Chromium throttles occluded
 * windows.
 */
const foregroundFlags = [
  "--headless",
  "--window-size=1440,900",
  "--disable-extensions",
  "--disable-renderer-backgrounding",
  "--disable-backgrounding-occluded-windows",
  "--disable-background-timer-throttling",
];

/** A browser with an empty page. It can be killed with all its processes. */
export interface KillableBrowser {
  page: Page;
  kill(): Promise<void>;
}

/**
 * Starts a browser with a persistent profile, as users have. The browser leads its own process
 * group. Killing the group kills all its processes.
 *
 * @param profile the profile folder, possibly left by a killed browser and reused
 */
export async function startBrowser(
  profile: string,
  found?: BrowserExecutable,
): Promise<KillableBrowser> {
  const launcher = found ?? (await findOrInstallBrowser());
  const { executablePath, libraries } = launcher;
  const args = [
    ...browserArguments(launcher),
    ...foregroundFlags,
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
    "about:blank",
  ];
  const env = { ...process.env, ...(libraries && { LD_LIBRARY_PATH: libraries }) };
  const stdio = ["ignore", "ignore", "pipe"] as ["ignore", "ignore", "pipe"];
  const child = spawn(executablePath, args, { detached: true, stdio, env });
  const browser = await chromium.connectOverCDP(await waitForDebuggingAddress(child.stderr));
  const [context] = browser.contexts();
  if (!context) throw new Error("the browser has no window");
  const page = context.pages()[0] ?? (await context.newPage());
  return { page, kill: () => killProcessGroup(child) };
}

function waitForDebuggingAddress(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    output.on("data", (data) => {
      text += data;
      const [, address] = /DevTools listening on (ws:\S+)/.exec(text) ?? [];
      if (address) resolve(address);
    });
    output.on("end", () => reject(new Error(`the browser ended: ${text}`)));
  });
}

async function killProcessGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  // Windows has no process groups. There the child processes end with the first process.
  if (process.platform === "win32") child.kill("SIGKILL");
  else process.kill(-child.pid, "SIGKILL");
  await gone;
}
