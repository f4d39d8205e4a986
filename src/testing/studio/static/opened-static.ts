import { rmSync } from "node:fs";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Open, OpenOptions } from "../../browser/journey.ts";
import { waitForStudio } from "../../browser/studio-page.ts";
import { runCommand } from "../../command.ts";
import { type StaticServer, serveFiles } from "./static-server.ts";

/** A studio of static files that is open over a folder of the browser. */
export interface StaticStudio {
  page: Page;
  server: StaticServer;
  /** What the pages asked for that no policy allows. */
  violations(): Promise<string[]>;
  /** The text of a file of the content, as it lies in the folder. */
  text(path: string): Promise<string | undefined>;
}

interface StaticOptions extends OpenOptions {
  /** The folder of the studio's files; that of the shipped content unless told. */
  files?: string;
  /** The server heeds the file of headers. */
  appliesHeaders?: boolean;
  /** The content folder that is laid into the browser. */
  content?: string;
}

let staticFilesPromise: Promise<string> | undefined;

/** The studio as static files, written once as a user does: the folder outlives the test. Call it in a test. */
export function staticFiles(): Promise<string> {
  staticFilesPromise ??= exportStatic();
  return staticFilesPromise;
}

async function exportStatic(): Promise<string> {
  const temporary = await mkdtemp(join(tmpdir(), "prelo-static-"));
  process.once("exit", () => rmSync(temporary, { recursive: true, force: true }));
  const folder = join(temporary, "studio");
  const { code, text } = await runCommand("studio", ["--static", folder]);
  expect(text).toContain("ponha esses arquivos em um servidor");
  expect(code).toBe(0);
  return folder;
}

/** Opens the studio's beginning in a browser that has the content in a folder of its own, which it hands out. */
export async function openWelcome(
  open: Open,
  { files, appliesHeaders: heeds, content = "content", ...options }: StaticOptions = {},
): Promise<StaticStudio> {
  const server = await serveFiles(files ?? (await staticFiles()), heeds);
  const page = await open(options);
  await page.addInitScript(installPageHooks);
  await page.goto(server.address);
  await copyToOpfs(page, content);
  return {
    page,
    server,
    violations: () => page.evaluate(() => (window as { violations?: string[] }).violations ?? []),
    text: (path) => textIn(page, path),
  };
}

/** Opens the content, too. */
export async function openStatic(open: Open, options?: StaticOptions) {
  const opened = await openWelcome(open, options);
  await chooseFolder(opened.page);
  await waitForStudio(opened.page);
  return opened;
}

/** Chooses the folder of the browser, where the beginning asks for one. */
export function chooseFolder(page: Page): Promise<void> {
  return page.getByRole("button", { name: "Escolher a pasta…" }).click();
}

/** What each document of the page does first: it hears of violations, and a folder is chosen at once. */
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

/** Lays a folder of the disk into the browser's own (WHATWG, "File System": origin private), under the name "content". */
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

/** Writes a file of the content as another program does. */
export function writeText(page: Page, path: string, text: string): Promise<void> {
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

/** Takes the folder away from the page, as a browser does that is told to; and gives it back to whoever is asked. */
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

/** What lies in a folder of the content, as the browser has it. */
export async function namesIn(page: Page, folder: string): Promise<string[]> {
  return page.evaluate(async (names) => {
    let holder = await (await navigator.storage.getDirectory()).getDirectoryHandle("content");
    for (const name of names) holder = await holder.getDirectoryHandle(name);
    const found: string[] = [];
    for await (const name of holder.keys()) found.push(name);
    return found.sort();
  }, folder.split("/"));
}

function textIn(page: Page, path: string): Promise<string | undefined> {
  return page.evaluate(async (names) => {
    let holder = await (await navigator.storage.getDirectory()).getDirectoryHandle("content");
    for (const name of names.slice(0, -1)) holder = await holder.getDirectoryHandle(name);
    const file = await holder.getFileHandle(names.at(-1) ?? "").catch(() => undefined);
    return (await file?.getFile())?.text();
  }, path.split("/"));
}
