import type { Page } from "playwright-core";
import type { OpenBrowserPage, OpenOptions } from "../browser/journey.ts";
import { waitForStudio } from "../browser/studio-page.ts";
import { serveFiles } from "../studio/static-studio/static-server.ts";
import { type GithubSite, siteName, tokens } from "./github-site.ts";

/** The static studio in a browser that reaches the stub server instead of GitHub. */
export interface GithubStudio {
  page: Page;
  /** Address of the studio's files. */
  address: string;
  /** Fills in and sends the sign-in form. */
  signIn(token?: string, more?: { repository?: string; ends?: string }): Promise<void>;
  /** Returns everything in the browser's storage, as one text. */
  browserStorage(): Promise<string>;
}

interface GithubStudioOptions extends OpenOptions {
  /**
   * The path at which the studio is served. At the root (the default), no other site shares its
   * origin.
   */
  path?: string;
}

/** Opens the welcome screen and the sign-in form. */
export async function openGithubSignIn(
  open: OpenBrowserPage,
  files: string,
  site: GithubSite,
  { path = "/", ...options }: GithubStudioOptions = {},
): Promise<GithubStudio> {
  const server = await serveFiles(files, false, path);
  const page = await open({ expected: /status of (?:401|403|404|422|503)|ERR_/, ...options });
  await routeGithubToServer(page, site);
  await page.goto(server.address);
  await page.getByRole("button", { name: "Entrar com o GitHub" }).click();
  return {
    page,
    address: server.address,
    async signIn(token = tokens.celia, { repository = siteName, ends } = {}) {
      await page.getByLabel("Repositório do site").fill(repository);
      await page.getByLabel("Chave", { exact: true }).fill(token);
      if (ends) await page.getByLabel("A chave vale até").fill(ends);
      await page.getByRole("button", { name: "Entrar", exact: true }).click();
    },
    browserStorage: () => page.evaluate(readBrowserStorage),
  };
}

/** Opens the studio, signs in and waits until it accepts input. */
export async function openGithubStudio(...given: Parameters<typeof openGithubSignIn>) {
  const opened = await openGithubSignIn(...given);
  await opened.signIn();
  await waitForStudio(opened.page);
  return opened;
}

/** Sends the page's requests for GitHub to the stub server. */
async function routeGithubToServer(page: Page, site: GithubSite): Promise<void> {
  await page.route("https://api.github.com/**", async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const { host, ...headers } = await request.allHeaders();
    const plain = Object.entries(headers).filter(([name]) =>
      /^(?:auth|acc|if-|content-type)/.test(name),
    );
    const body = request.postDataBuffer();
    const answer = await fetch(`${site.address}${pathname}${search}`, {
      method: request.method(),
      headers: Object.fromEntries(plain.filter(([name]) => name !== "accept-encoding")),
      ...(body && { body: new Uint8Array(body) }),
    }).catch(() => undefined);
    // Ignore errors: a page that is being left no longer waits for the response.
    if (!answer) return route.abort("connectionreset").catch(() => undefined);
    await route
      .fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      })
      .catch(() => undefined);
  });
}

async function readBrowserStorage(): Promise<string> {
  const told: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  const ask = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await ask(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const all = await ask(database.transaction(store).objectStore(store).getAll());
      told.push(name, store, JSON.stringify(all.map((each) => (each?.bytes ? "bytes" : each))));
    }
    database.close();
  }
  return told.join("\n");
}
