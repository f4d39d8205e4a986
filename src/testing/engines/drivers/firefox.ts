import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserDriver, BrowserEngine, TabOptions } from "../engine.ts";
import { type BidiConnection, connectBidi } from "./bidi.ts";
import { killOnExit } from "./kill-on-exit.ts";
import { clickActions, keyChordActions, typeTextActions } from "./webdriver-actions.ts";

interface FirefoxProcess {
  bidi: BidiConnection;
  close(): Promise<void>;
}

/**
 * Starts headless Firefox over WebDriver BiDi. Its colour scheme can only be set in the profile, so
 * a dark tab starts a second process.
 */
export function createFirefoxEngine(path: string): BrowserEngine {
  const running = new Map<boolean, Promise<FirefoxProcess>>();
  const start = (dark: boolean) => {
    const started = running.get(dark) ?? launchFirefox(path, dark);
    running.set(dark, started);
    return started;
  };
  return {
    open: async (look) => openTab((await start(look.dark)).bidi, look),
    close: async () => {
      for (const started of running.values()) await (await started).close();
    },
  };
}

async function launchFirefox(path: string, dark: boolean): Promise<FirefoxProcess> {
  const profile = await mkdtemp(join(tmpdir(), "prelo-firefox-"));
  await writeFile(join(profile, "user.js"), firefoxPreferences(dark));
  const args = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const child = spawn(path, args, { stdio: ["ignore", "ignore", "pipe"] });
  const stop = killOnExit(child);
  const bidi = await connectBidi(`${await readDebuggingAddress(child)}/session`);
  const close = async () => {
    bidi.close();
    await stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { bidi, close };
}

/** Returns the preferences: the colour scheme, and no requests except those of the site. */
function firefoxPreferences(dark: boolean): string {
  const values = {
    "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
    // Overlay scrollbars as in the other engines. A classic scrollbar makes the page narrower.
    "ui.useOverlayScrollbars": 1,
    "intl.accept_languages": "pt-BR",
    "app.update.enabled": false,
    "browser.shell.checkDefaultBrowser": false,
    "datareporting.policy.dataSubmissionEnabled": false,
    "network.captive-portal-service.enabled": false,
    "network.connectivity-service.enabled": false,
  };
  const lines = Object.entries(values).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  return lines.join("\n");
}

/** Waits for the address that Firefox prints on stderr. */
function readDebuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (part) => {
      said += part;
      const address = said.match(/WebDriver BiDi listening on (ws:\S+)/)?.[1];
      if (address) resolve(address);
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`Firefox ended at once: ${said}`)));
  });
}

async function openTab(
  bidi: BidiConnection,
  { width, height, acceptsUnsigned }: TabOptions,
): Promise<BrowserDriver> {
  const certificates = acceptsUnsigned && { acceptInsecureCerts: true };
  const { userContext } = await bidi.send<{ userContext: string }>("browser.createUserContext", {
    ...certificates,
  });
  const create = { type: "tab", userContext };
  const { context } = await bidi.send<{ context: string }>("browsingContext.create", create);
  const driver = createFirefoxDriver(bidi, context);
  await driver.resize(width, height);
  const close = async () => void (await bidi.send("browser.removeUserContext", { userContext }));
  return { ...driver, close };
}

function createFirefoxDriver(bidi: BidiConnection, context: string): Omit<BrowserDriver, "close"> {
  const ask = async (method: string, params: object) =>
    void (await bidi.send(method, { context, ...params }));
  const act = (actions: object[]) => ask("input.performActions", { actions });
  return {
    load: (url) => ask("browsingContext.navigate", { url, wait: "complete" }),
    evaluate: (expression) => evaluate(bidi, context, expression),
    click: (x, y) => act(clickActions(x, y)),
    key: (chord) => act(keyChordActions(chord)),
    type: (text) => act(typeTextActions(text)),
    traverseHistory: (delta) =>
      retryUntilInHistory(() => ask("browsingContext.traverseHistory", { delta })),
    reload: () => ask("browsingContext.reload", { wait: "complete" }),
    resize: (width, height) => ask("browsingContext.setViewport", { viewport: { width, height } }),
    screenshot: async (whole) => {
      const params = { context, origin: whole ? "document" : "viewport" };
      const { data } = await bidi.send<{ data: string }>(
        "browsingContext.captureScreenshot",
        params,
      );
      return Buffer.from(data, "base64");
    },
  };
}

/** Retries the step, because the driver knows a new history entry only after a moment. */
async function retryUntilInHistory(step: () => Promise<void>): Promise<void> {
  for (let left = 40; ; left -= 1) {
    const error = await step().then(() => undefined, String);
    if (error === undefined) return;
    if (left === 0 || !error.includes("no such history entry")) throw new Error(error);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface EvaluateResult {
  type: "success" | "exception";
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

async function evaluate(
  bidi: BidiConnection,
  context: string,
  expression: string,
): Promise<string> {
  const params = { expression, target: { context }, awaitPromise: true };
  const answer = await bidi.send<EvaluateResult>("script.evaluate", params);
  if (answer.type === "exception") throw new Error(answer.exceptionDetails?.text);
  return answer.result?.value ?? "";
}
