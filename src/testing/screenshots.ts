import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { serve } from "../builder/serve.ts";
import type { CommandArguments } from "../cli/arguments.ts";
import { exitCodes, runCommand } from "../cli/run-command.ts";
import { toRoutes } from "../layout/routes.ts";
import { loadSite } from "../load/load-folder.ts";
import { runBlockComparison } from "./blocks/run-comparison.ts";
import { findOrInstallBrowsers, startEngine } from "./engines/drivers/find-browsers.ts";
import { type BrowserEngine, engineNames } from "./engines/engine.ts";
import { Tab } from "./engines/tab.ts";
import { takeGuideScreenshots } from "./studio/screenshots/take-guide-screenshots.ts";
import { takeStudioStateScreenshots } from "./studio/screenshots/take-state-screenshots.ts";

const schemes = ["light", "dark"] as const;

/**
 * `npm run screenshots`: takes screenshots of the built site at three widths, or at those of
 * `--width`, into the folder `screenshots`. With `--engine` it uses a subfolder with that name.
 * `--studio` takes the studio's states beside their mockups. `--guide` takes the pictures of the
 * editors' guide in the content folder. `--blocks` compares blocks with another commit. Positional
 * arguments select routes or blocks. By default all are selected.
 */
export function runScreenshots(argv: string[]): Promise<number> {
  return runCommand(argv, "screenshots", (given) => {
    if (given.blocks) return runBlockComparison(given);
    if (given.guide) return runGuideScreenshots(given);
    return given.studio ? takeStudioScreenshots(given) : takePageScreenshots(given);
  });
}

async function runGuideScreenshots({ content, words }: CommandArguments): Promise<number> {
  const [first, ...others] = await takeGuideScreenshots(content, words);
  if (first === undefined) {
    console.log(`The guide in ${content} shows no such picture: nothing was taken.`);
    return exitCodes.mistakes;
  }
  console.log(`${others.length + 1} → ${dirname(join(content, first))}`);
  return exitCodes.ok;
}

async function takeStudioScreenshots({ content }: CommandArguments): Promise<number> {
  const folder = join("screenshots", "studio");
  console.log(`${await takeStudioStateScreenshots(content, folder)} → ${folder}/index.html`);
  return exitCodes.ok;
}

async function takePageScreenshots(options: CommandArguments): Promise<number> {
  const { content, out, engine: wanted, width, words } = options;
  const routes = words.length ? words : await listContentRoutes(content);
  const name = engineNames.find((each) => each === wanted) ?? "chromium";
  const widths = width.split(",").map(Number);
  const folder = join("screenshots", wanted ?? "");
  if (!existsSync(join(out, "index.html"))) {
    console.log(`There is no built site in ${out}: build it first (npm run build).`);
    return exitCodes.mistakes;
  }
  const engine = await startEngine(name, await findOrInstallBrowsers());
  const { server, address } = await serve(out, 0);
  try {
    await takeScreenshots(engine, { routes, widths, address, folder });
  } finally {
    server.closeAllConnections();
    server.close();
    await engine.close();
  }
  const taken = routes.length * widths.length * schemes.length;
  console.log(`${taken} → ${folder}/`);
  return taken > 0 ? exitCodes.ok : exitCodes.mistakes;
}

async function listContentRoutes(content: string): Promise<string[]> {
  const { site } = await loadSite(content);
  return site ? toRoutes(site, site.labels).map(({ route }) => route) : [];
}

interface ScreenshotOptions {
  routes: readonly string[];
  widths: readonly number[];
  /** Address of the built site. */
  address: string;
  /** Output folder. */
  folder: string;
}

/**
 * Takes screenshots of pages at the given widths, in light and in dark mode, for people to review.
 */
async function takeScreenshots(engine: BrowserEngine, wanted: ScreenshotOptions): Promise<void> {
  const { routes, widths, address, folder } = wanted;
  await mkdir(folder, { recursive: true });
  for (const scheme of schemes) {
    for (const width of widths) {
      const look = { width, height: 900, dark: scheme === "dark" };
      const tab = new Tab(await engine.open(look), address);
      for (const route of routes) {
        await tab.navigate(route);
        // Some content is drawn by scripts only after hydration.
        await tab.waitForHydration();
        const name = route === "/" ? "home" : route.slice(1).replaceAll("/", "-");
        const path = join(folder, `${name}-${width}-${scheme}.png`);
        await writeFile(path, await tab.fullPageScreenshot());
      }
      await tab.close();
    }
  }
}
