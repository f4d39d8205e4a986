import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { waitForHydration } from "../browser/journey.ts";

/** A file that visitors of a site get by opening pages, without a press. */
export interface FetchedFile {
  /** Below the built folder: "assets/main-CbML97Nu.js". */
  path: string;
  /** As it is sent, compressed where that is worth it. */
  bytes: number;
  /** The pages that ask for it. */
  routes: string[];
}

/**
 * Opens each page afresh, and tells what it asked of the server until its scripts had taken over.
 */
export async function fetchedFiles(
  open: () => Promise<Page>,
  { address, dist, routes }: { address: string; dist: string; routes: readonly string[] },
): Promise<FetchedFile[]> {
  const files = new Map<string, FetchedFile>();
  for (const route of routes) {
    const page = await open();
    await page.addInitScript(noteAsked);
    await page.goto(address + route);
    await waitForHydration(page);
    const asked = await page.evaluate(() => (window as unknown as Asking).asked);
    for (const path of asked) {
      const file = files.get(path) ?? { path, bytes: sentBytes(join(dist, path)), routes: [] };
      files.set(path, { ...file, routes: [...file.routes, route] });
    }
    await page.context().close();
  }
  return [...files.values()].sort((a, b) => a.path.localeCompare(b.path, "en"));
}

/** A line for each file, as people read it. */
export function toList(files: readonly FetchedFile[], pages: number): string {
  const lines = files.map(({ path, bytes, routes }) => {
    const where = routes.length === pages ? "all pages" : `${routes.length} of ${pages} pages`;
    return `${String(bytes).padStart(8)}  ${path.padEnd(48)} ${where}`;
  });
  return lines.join("\n");
}

interface Asking {
  asked: string[];
}

/**
 * Runs in the page: notes what was asked for when its scripts take over, before the first idle
 * moment brings more.
 */
function noteAsked(): void {
  const note = () => {
    const entries = performance.getEntriesByType("resource");
    const own = entries
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin);
    const asked = new Set(own.map(({ pathname }) => decodeURIComponent(pathname.slice(1))));
    Object.assign(window, { asked: [...asked] });
    observer.disconnect();
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { subtree: true, attributeFilter: ["data-ready"] });
}

function sentBytes(file: string): number {
  const data = readFileSync(file);
  return /\.(?:js|svg|json|css)$/.test(file) ? brotliCompressSync(data).length : data.length;
}
