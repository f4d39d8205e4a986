import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { BrowserDriver, BrowserEngine, TabOptions } from "../engine.ts";
import { killOnExit } from "./kill-on-exit.ts";
import { openSession, type WebDriverSession } from "./webdriver.ts";
import { clickActions, keyChordActions, typeTextActions } from "./webdriver-actions.ts";

/** What WebKit needs: its driver, and Xvfb as a virtual screen. */
export interface WebKitPrograms {
  driver: string;
  screen: string;
}

/** As tall as a whole page, because a full-page screenshot needs a window of that height. */
const screenSize = "2000x16000x24";

/**
 * With its toolbar, the window of MiniBrowser cannot be as narrow as a phone. The toolbar cannot be
 * hidden, but styles can make it tiny.
 */
const compactToolbarStyles =
  "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; }";

/** Starts a virtual screen. Each tab is its own browser on it, driven over WebDriver. */
export async function startWebKit({ driver, screen }: WebKitPrograms): Promise<BrowserEngine> {
  const settings = await mkdtemp(join(tmpdir(), "prelo-webkit-"));
  for (const folder of ["gtk-3.0", "gtk-4.0"]) {
    await mkdir(join(settings, folder));
    await writeFile(join(settings, folder, "gtk.css"), compactToolbarStyles);
  }
  const args = ["-displayfd", "3", "-screen", "0", screenSize, "-nolisten", "tcp"];
  const display = spawn(screen, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const stop = killOnExit(display);
  const [number] = await once(display.stdio[3] as Readable, "data");
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, XDG_CONFIG_HOME: settings };
  return {
    open: (look) => openTab(driver, env, look),
    close: async () => {
      await stop();
      await rm(settings, { recursive: true, force: true });
    },
  };
}

async function openTab(
  path: string,
  env: NodeJS.ProcessEnv,
  look: TabOptions,
): Promise<BrowserDriver> {
  const port = await findFreeDriverPort();
  const args = [`--port=${port}`, "--host=127.0.0.1"];
  const stop = killOnExit(spawn(path, args, { env, stdio: "ignore" }));
  try {
    const session = await openSession(`http://127.0.0.1:${port}`, {
      unhandledPromptBehavior: "accept",
      acceptInsecureCerts: look.acceptsUnsigned === true,
      "webkitgtk:browserOptions": { args: ["--automation", ...(look.dark ? ["--dark-mode"] : [])] },
    });
    const driver = createWebKitDriver(session);
    await driver.resize(look.width, look.height);
    return { ...driver, close: () => session.end().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Finds a free port, because the driver cannot do this itself. */
async function findFreeDriverPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Waits for the next paint. After the window grows, the new area is black until then. */
const repaintScript =
  "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))";

function createWebKitDriver(session: WebDriverSession): Omit<BrowserDriver, "close"> {
  const { post } = session;
  const act = async (actions: object[]) => void (await post("actions", { actions }));
  const evaluate = async (expression: string) =>
    String((await post("execute/sync", { script: `return ${expression}`, args: [] })) ?? "");
  const sizes = async (): Promise<number[]> =>
    JSON.parse(
      await evaluate(
        "JSON.stringify([innerWidth, innerHeight, outerHeight, document.documentElement.scrollHeight])",
      ),
    );
  const resize = async (width: number, height: number) => {
    const [, inner = 0, outer = 0] = await sizes();
    await post("window/rect", { width, height: height + outer - inner });
  };
  const shoot = async () => Buffer.from(String(await session.get("screenshot")), "base64");
  return {
    load: async (url) => void (await post("url", { url })),
    evaluate,
    click: (x, y) => act(clickActions(x, y)),
    key: (chord) => act(keyChordActions(chord)),
    type: (text) => act(typeTextActions(text)),
    traverseHistory: async (by) => void (await post(by < 0 ? "back" : "forward", {})),
    reload: async () => void (await post("refresh", {})),
    resize,
    screenshot: async (whole) => {
      if (!whole) return shoot();
      const [width = 0, height = 0, , full = 0] = await sizes();
      await resize(width, full);
      await evaluate(repaintScript);
      const picture = await shoot();
      await resize(width, height);
      return picture;
    },
  };
}
