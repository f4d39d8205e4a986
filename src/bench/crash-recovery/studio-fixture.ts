import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { BrowserExecutable } from "../../testing/browser/launch-browser.ts";
import { waitForStudio } from "../../testing/browser/studio-page.ts";
import { findFreePort } from "../../testing/free-port.ts";
import { type KillableBrowser, startBrowser } from "./killable-browser.ts";
import { type KillableServer, startServer } from "./killable-server.ts";
import { type FolderFiles, readFolderFiles } from "./torn-files.ts";

const shipped = join(import.meta.dirname, "../../../content");

export type KillTarget = "server" | "browser";

/**
 * A studio on a copy of the shipped content, open in a browser. A test can kill and restart both
 * processes.
 */
export class CrashTestStudio {
  readonly content: string;
  /** The files of the copy before anything was typed. */
  before: FolderFiles = new Map();
  private readonly root: string;
  private readonly port: number;
  private readonly found: BrowserExecutable | undefined;
  private server: KillableServer | undefined;
  private browser: KillableBrowser | undefined;

  constructor(root: string, port: number, found?: BrowserExecutable) {
    this.root = root;
    this.port = port;
    this.found = found;
    this.content = join(root, "conteúdo do site");
  }

  get page(): Page {
    if (!this.browser) throw new Error("no browser is open");
    return this.browser.page;
  }

  /** Replaces the copy and its journal with fresh ones and restarts both processes. */
  async reset(): Promise<void> {
    await this.browser?.kill();
    await this.server?.kill();
    await rm(this.content, { recursive: true, force: true });
    await rm(join(this.root, ".prelo"), { recursive: true, force: true });
    await cp(shipped, this.content, { recursive: true });
    this.before = await readFolderFiles(this.content);
    this.server = await startServer(this.content, this.port);
    this.browser = await this.startBrowser();
    await this.openStudio("/");
  }

  async kill(victim: KillTarget): Promise<void> {
    await this[victim]?.kill();
  }

  /** Restarts the victim and opens the studio at a new address. */
  async restart(victim: KillTarget, route: string): Promise<void> {
    if (victim === "server") this.server = await startServer(this.content, this.port);
    else this.browser = await this.startBrowser();
    await this.openStudio(route);
  }

  async dispose(): Promise<void> {
    await this.browser?.kill();
    await this.server?.kill();
    // Child processes of a killed browser may write for a moment longer.
    await rm(this.root, { recursive: true, force: true, maxRetries: 5 });
  }

  private startBrowser(): Promise<KillableBrowser> {
    return startBrowser(join(this.root, "perfil"), this.found);
  }

  private async openStudio(route: string): Promise<void> {
    await this.page.goto(`${await this.server?.newAddress()}#${route}`);
    await waitForStudio(this.page);
  }
}

/** Creates a fixture in a temporary folder. Its name has spaces and accents, like real names. */
export async function createStudioFixture(found?: BrowserExecutable): Promise<CrashTestStudio> {
  const root = await mkdtemp(join(tmpdir(), "prelo estúdio é "));
  return new CrashTestStudio(root, await findFreePort(), found);
}
