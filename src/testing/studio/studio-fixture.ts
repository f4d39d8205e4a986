import type { Frame, Page } from "playwright-core";
import type { OpenBrowserPage, OpenOptions } from "../browser/journey.ts";
import {
  getSiteFrame,
  readYamlFiles,
  waitForStudio,
  waitForStudioAddress,
} from "../browser/studio-page.ts";
import { copyContent, startCommand } from "../command.ts";

type StudioContent = Awaited<ReturnType<typeof copyContent>>;

/** An open studio on a copy of the shipped content. */
export interface StudioFixture {
  page: Page;
  /** The frame with the site's page. */
  site: Frame;
  content: StudioContent;
  /** The address that the terminal shows. */
  address: string;
  /** Kills the server without a chance to clean up. Resolves when it has ended. */
  kill(): Promise<void>;
  /** Starts the server again on the same port. Returns the address that it prints. */
  restart(): Promise<string>;
  /**
   * Returns the lines from the first to the last difference of each file: "-" removed, "+" added.
   */
  differences(): Promise<string[]>;
}

/**
 * Opens the studio on a copy of the shipped content.
 *
 * @param change modifies the copy first
 */
export async function openStudio(
  open: OpenBrowserPage,
  change?: (content: StudioContent) => Promise<void>,
  options?: OpenOptions,
): Promise<StudioFixture> {
  const content = await copyContent();
  await change?.(content);
  const before = await readYamlFiles(content.folder);
  const page = await open(options);
  const start = (port: string) =>
    startCommand("studio", ["--content", content.folder, "--port", port]);
  const studio = start("45300");
  const address = await waitForStudioAddress(studio.stdout);
  await page.goto(address);
  await waitForStudio(page);
  const kill = () => {
    const isOver = new Promise<void>((resolve) => void studio.once("exit", () => resolve()));
    studio.kill("SIGKILL");
    return isOver;
  };
  const startAgain = () => waitForStudioAddress(start(new URL(address).port).stdout);
  const differences = async () => {
    const now = await readYamlFiles(content.folder);
    return [...new Set([...before.keys(), ...now.keys()])].flatMap((path) =>
      listDifferingLines(path, before.get(path) ?? "", now.get(path) ?? ""),
    );
  };
  return {
    page,
    site: getSiteFrame(page),
    content,
    address,
    kill,
    restart: startAgain,
    differences,
  };
}

function listDifferingLines(path: string, before: string, after: string): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const gone = old.slice(start, old.length - end).map((line) => `${path} - ${line.trim()}`);
  return [...gone, ...now.slice(start, now.length - end).map((line) => `${path} + ${line.trim()}`)];
}
