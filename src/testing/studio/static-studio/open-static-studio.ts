import { rmSync } from "node:fs";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { OpenBrowserPage, OpenOptions } from "../../browser/journey.ts";
import { waitForStudio } from "../../browser/studio-page.ts";
import { runCliCommand } from "../../command.ts";
import { type StaticServer, serveFiles } from "./static-server.ts";

/** An open static studio on a folder in the browser's own storage. */
export interface StaticStudio {
  page: Page;
  server: StaticServer;
  /** Returns the policy violations of its pages so far. */
  violations(): Promise<string[]>;
  /**
   * Returns the text of a content file as stored in the browser's folder; `undefined` if it is
   * missing.
   */
  text(path: string): Promise<string | undefined>;
}

interface StaticStudioOptions extends OpenOptions {
  /** The folder of an exported studio; by default, one is exported for the shipped content. */
  files?: string;
  /** Whether the server applies the `_headers` file. */
  appliesHeaders?: boolean;
  /** The content folder to copy into the browser. */
  content?: string;
}

let staticFilesPromise: Promise<string> | undefined;

/** Exports the static studio once per run; the folder outlives the test. Call it inside a test. */
export function exportStaticStudioOnce(): Promise<string> {
  staticFilesPromise ??= exportStaticStudio();
  return staticFilesPromise;
}

async function exportStaticStudio(): Promise<string> {
  const temporary = await mkdtemp(join(tmpdir(), "prelo-static-"));
  process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));
  const folder = join(temporary, "studio");
  const { code, text } = await runCliCommand("studio", ["--static", folder]);
  expect(text).toContain("ponha esses arquivos em um servidor");
  expect(code).toBe(0);
  return folder;
}

/**
 * Opens the welcome screen of the static studio. Copies the content into the browser's own folder,
 * which the folder picker then returns.
 */
export async function openWelcomeScreen(
  open: OpenBrowserPage,
  { files, appliesHeaders, content = "content", ...options }: StaticStudioOptions = {},
): Promise<StaticStudio> {
  const server = await serveFiles(files ?? (await exportStaticStudioOnce()), appliesHeaders);
  const page = await open(options);
  await page.addInitScript(installPageHooks);
  await page.goto(server.address);
  await copyToOpfs(page, content);
  return {
    page,
    server,
    violations: () => page.evaluate(() => (window as { violations?: string[] }).violations ?? []),
    text: (path) => readOpfsText(page, path),
  };
}

/** Opens the welcome screen and chooses the content folder. Waits until the studio is ready. */
export async function openStaticStudio(open: OpenBrowserPage, options?: StaticStudioOptions) {
  const opened = await openWelcomeScreen(open, options);
  await chooseFolder(opened.page);
  await waitForStudio(opened.page);
  return opened;
}

/** Presses the button that opens the folder picker. */
export function chooseFolder(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Escolher a pasta…" }).click();
}

/**
 * Runs first in each document of the page. Records policy violations and replaces the folder
 * picker.
 */
function installPageHooks(): void {
  const told: string[] = [];
  const { top } = window as unknown as { top: { violations?: string[] } };
  top.violations ??= told;
  document.addEventListener("securitypolicyviolation", (event) =>
    top.violations?.push(`${event.violatedDirective} ${event.blockedURI}`),
  );
  const picking = window as { showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle> };
  picking.showDirectoryPicker = async () => {
    const root = await navigator.storage.getDirectory();
    return root.getDirectoryHandle("content", { create: true });
  };
}

/** Copies a folder into the origin private file system (WHATWG, "File System"), as "content". */
async function copyToOpfs(page: Page, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const told = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const from = path.slice(folder.length + 1).replaceAll("\\", "/");
    return [from, (await readFile(path)).toString("base64")] as const;
  });
  await page.evaluate(
    async (laid) => {
      const root = await navigator.storage.getDirectory();
      for (const [path, data] of laid) {
        const names = ["content", ...path.split("/")];
        const name = names.pop() ?? "";
        let holder = root;
        for (const each of names) holder = await holder.getDirectoryHandle(each, { create: true });
        const writing = await (await holder.getFileHandle(name, { create: true })).createWritable();
        await writing.write(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
        await writing.close();
      }
    },
    await Promise.all(told),
  );
}

/** Writes a content file without the studio, as another program would. */
export function writeContentText(page: Page, path: string, text: string): Promise<void> {
  return page.evaluate(
    async ([names, data]) => {
      let holder = await (await navigator.storage.getDirectory()).getDirectoryHandle("content");
      for (const name of names.slice(0, -1)) holder = await holder.getDirectoryHandle(name);
      const file = await holder.getFileHandle(names.at(-1) ?? "", { create: true });
      const writing = await file.createWritable();
      await writing.write(data);
      await writing.close();
    },
    [path.split("/"), text] as const,
  );
}

/** Revokes the permission for the folder. The next permission request grants it again. */
export function revokePermission(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { prototype } = FileSystemDirectoryHandle;
    const state = { isGiven: false };
    const { getFileHandle, getDirectoryHandle, entries } = prototype;
    const check = () => {
      if (!state.isGiven) throw new DOMException("The request is not allowed", "NotAllowedError");
    };
    Object.assign(prototype, {
      queryPermission: async () => (state.isGiven ? "granted" : "prompt"),
      requestPermission: async () => {
        state.isGiven = true;
        return "granted";
      },
      async getFileHandle(this: FileSystemDirectoryHandle, ...given: [string]) {
        check();
        return getFileHandle.apply(this, given);
      },
      async getDirectoryHandle(this: FileSystemDirectoryHandle, ...given: [string]) {
        check();
        return getDirectoryHandle.apply(this, given);
      },
      entries(this: FileSystemDirectoryHandle) {
        check();
        return entries.apply(this);
      },
    });
  });
}

/** Returns the names in a folder of the content, as stored in the browser. */
export async function listOpfsNames(page: Page, folder: string): Promise<string[]> {
  return page.evaluate(async (names) => {
    let holder = await (await navigator.storage.getDirectory()).getDirectoryHandle("content");
    for (const name of names) holder = await holder.getDirectoryHandle(name);
    const found: string[] = [];
    for await (const name of holder.keys()) found.push(name);
    return found.sort();
  }, folder.split("/"));
}

function readOpfsText(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (names) => {
    let holder = await (await navigator.storage.getDirectory()).getDirectoryHandle("content");
    for (const name of names.slice(0, -1)) holder = await holder.getDirectoryHandle(name);
    const file = await holder.getFileHandle(names.at(-1) ?? "").catch(() => undefined);
    return (await file?.getFile())?.text();
  }, path.split("/"));
}
