import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Frame, Page } from "playwright-core";
import type { Open, OpenOptions } from "../browser/journey.ts";
import { copyContent, startCommand } from "../command.ts";

type Content = Awaited<ReturnType<typeof copyContent>>;

/** A studio that is open in a browser, on a copy of the shipped content. */
export interface Opened {
  page: Page;
  /** The site's page in the studio. */
  site: Frame;
  content: Content;
  /** The lines of a file that differ from those of before: "-" gone, "+" new. */
  differences(): Promise<string[]>;
}

/**
 * Opens the studio on a copy of the shipped content.
 *
 * @param change is done to the copy before
 */
export async function openStudio(
  open: Open,
  change?: (content: Content) => Promise<void>,
  options?: OpenOptions,
): Promise<Opened> {
  const content = await copyContent();
  await change?.(content);
  const before = await textsIn(content.folder);
  const page = await open(options);
  await page.goto(await addressOf(content.folder));
  await isReady(page);
  const differences = async () => {
    const now = await textsIn(content.folder);
    return [...new Set([...before.keys(), ...now.keys()])].flatMap((path) =>
      linesThatDiffer(path, before.get(path) ?? "", now.get(path) ?? ""),
    );
  };
  return { page, site: siteIn(page), content, differences };
}

function addressOf(folder: string): Promise<string> {
  const child = startCommand("studio", ["--content", folder, "--port", "45300"]);
  return new Promise((resolve) => {
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      const [found] = /^http:\/\/127\.0\.0\.1:\d+\/\?token=\S+$/m.exec(text) ?? [];
      if (found) resolve(found);
    });
  });
}

/** Waits until one can type. */
export function isReady(page: Page) {
  return page.waitForFunction(
    () => document.documentElement.dataset.studio === "ready",
    undefined,
    {
      timeout: 60_000,
    },
  );
}

/** The site's page in the studio. */
export function siteIn(page: Page): Frame {
  const frame = page.frame({ name: "page" });
  if (!frame) throw new Error("the studio has no page");
  return frame;
}

async function textsIn(folder: string): Promise<Map<string, string>> {
  const paths = await readdir(folder, { recursive: true });
  const files = paths.filter((path) => path.endsWith(".yaml")).sort();
  const texts = files.map(
    async (path) => [path, await readFile(join(folder, path), "utf8")] as const,
  );
  return new Map(await Promise.all(texts));
}

function linesThatDiffer(path: string, before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const gone = old.slice(start, old.length - end).map((line) => `${path} - ${line.trim()}`);
  return [...gone, ...now.slice(start, now.length - end).map((line) => `${path} + ${line.trim()}`)];
}
