import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Launcher } from "../../testing/browser/launch-browser.ts";
import { studioReady } from "../../testing/browser/studio-page.ts";
import { freePort } from "../../testing/free-port.ts";
import { type KilledBrowser, startBrowser } from "./killed-browser.ts";
import { type KilledServer, startServer } from "./killed-server.ts";
import { type Files, filesIn } from "./left-files.ts";

const shipped = join(import.meta.dirname, "../../../content");

export type Victim = "server" | "browser";

/**
 * A studio on a copy of the shipped content, open in a browser. Both processes can be killed and
 * restarted.
 */
export class Ground {
  readonly content: string;
  /** The files of the copy before anything was typed. */
  before: Files = new Map();
  private readonly root: string;
  private readonly port: number;
  private readonly found: Launcher | undefined;
  private server: KilledServer | undefined;
  private browser: KilledBrowser | undefined;

  constructor(root: string, port: number, found?: Launcher) {
    this.root = root;
    this.port = port;
    this.found = found;
    this.content = join(root, "conteúdo do site");
  }

  get page(): Page {
    if (!this.browser) throw new Error("no browser is open");
    return this.browser.page;
  }

  /** Replaces the copy and its journal by fresh ones and restarts both processes. */
  async renew(): Promise<void> {
    await this.browser?.kill();
    await this.server?.kill();
    await rm(this.content, { recursive: true, force: true });
    await rm(join(this.root, ".prelo"), { recursive: true, force: true });
    await cp(shipped, this.content, { recursive: true });
    this.before = await filesIn(this.content);
    this.server = await startServer(this.content, this.port);
    this.browser = await this.startBrowser();
    await this.enter("/");
  }

  async kill(victim: Victim): Promise<void> {
    await this[victim]?.kill();
  }

  /** Restarts the victim and opens the studio at a new address. */
  async startAgain(victim: Victim, route: string): Promise<void> {
    if (victim === "server") this.server = await startServer(this.content, this.port);
    else this.browser = await this.startBrowser();
    await this.enter(route);
  }

  async dispose(): Promise<void> {
    await this.browser?.kill();
    await this.server?.kill();
    // Child processes of a killed browser may write for a moment longer.
    await rm(this.root, { recursive: true, force: true, maxRetries: 5 });
  }

  private startBrowser(): Promise<KilledBrowser> {
    return startBrowser(join(this.root, "perfil"), this.found);
  }

  private async enter(route: string): Promise<void> {
    await this.page.goto(`${await this.server?.newAddress()}#${route}`);
    await studioReady(this.page);
  }
}

/** Creates a fixture in a temporary folder whose name has spaces and accents, as real ones do. */
export async function layGround(found?: Launcher): Promise<Ground> {
  const root = await mkdtemp(join(tmpdir(), "prelo estúdio é "));
  return new Ground(root, await freePort(), found);
}
