import type { Diagnostic } from "../content/diagnostic.ts";
import type { ParsedFile } from "../content/parse.ts";
import type { Change } from "../content/publication.ts";
import type { Site } from "../content/site.ts";
import { buildAssets } from "./assets.ts";
import { basePathOf } from "./base-path.ts";
import type { Excess } from "./budget.ts";
import { compressFiles } from "./compress.ts";
import { loadChecked } from "./load-checked.ts";
import { buildWords } from "./messages.ts";
import { type Progress, silent } from "./progress.ts";
import { beginEdition, type Edition, toWriteFault } from "./publish.ts";
import { renderSite } from "./render-site.ts";

interface BuildOptions {
  /** The content folder. */
  content: string;
  /** Where the site goes. */
  out: string;
  /** The day as of which the site is made; today where it is not told. */
  date?: string;
  /** Show drafts and what is due later, too. */
  drafts?: boolean;
  /** The site's address, where it is not the one in its settings. */
  url?: string;
  /** A site for few eyes: search engines are asked to leave every page out. */
  preview?: boolean;
  /** Write the compressed twin of each text file, too. */
  compress?: boolean;
  progress?: Progress;
}

/** What a build came to: mistakes that stopped it, or the number of pages written. */
export interface BuildResult {
  diagnostics: Diagnostic[];
  files: ParsedFile[];
  /** The pages that weigh more than they may: they stop the build. */
  excesses?: Excess[];
  /** Nothing where mistakes stopped the build. */
  pages?: number;
  /** The path of the host below which the site stands. */
  base?: string;
  /** What will change by itself in the days to come, the next first. */
  upcoming?: Change[];
}

/** Checks the content and, where it holds no mistake, writes the site; else the old site stays. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { content, date, drafts, progress = silent } = options;
  progress.step(buildWords.check);
  const { site, diagnostics, files, upcoming } = await loadChecked(content, { date, drafts });
  const made = site && (await makeSite(site, options, progress));
  progress.end();
  return {
    diagnostics,
    files,
    ...made,
    base: site && baseOf(site, options),
    upcoming: made?.pages === undefined ? undefined : upcoming,
  };
}

/** Makes all files of a site in a folder of their own, which takes the old one's place at the end. */
async function makeSite(site: Site, options: BuildOptions, progress: Progress) {
  const edition = await beginEdition(options.out).catch(explain(options.out));
  try {
    const { pages, excesses } = await makeFiles(site, { ...options, ...edition }, progress);
    if (excesses.length) {
      await edition.abandon();
      return { excesses };
    }
    await edition.publish();
    return { pages };
  } catch (error) {
    await edition.abandon();
    throw toWriteFault(error, options.out);
  }
}

function explain(out: string): (error: unknown) => never {
  return (error) => {
    throw toWriteFault(error, out);
  };
}

async function makeFiles(
  loaded: Site,
  options: BuildOptions & Pick<Edition, "write">,
  progress: Progress,
) {
  progress.step(buildWords.assets);
  const { site, assets } = await buildAssets(loaded, baseOf(loaded, options));
  const write = options.compress ? withTwins(options.write) : options.write;
  await write(assets.files);
  progress.step(buildWords.pages);
  const onPages = (done: number, all: number) => progress.count(done, all);
  const { pages, excesses } = await renderSite(site, assets, { ...options, write, onPages });
  return { pages, excesses: assets.excess ? [assets.excess, ...excesses] : excesses };
}

/** Writes files, and the compressed twins of those that are text. */
function withTwins(write: Edition["write"]): Edition["write"] {
  return async (files) => write([...files, ...(await compressFiles(files))]);
}

function baseOf({ settings }: Site, { url }: BuildOptions): string {
  return basePathOf(url ?? settings.url);
}
