import type { Diagnostic } from "../content/diagnostic.ts";
import type { ParsedFile } from "../content/parse.ts";
import type { Change } from "../content/publication.ts";
import type { Site } from "../content/site.ts";
import { buildAssets } from "./assets.ts";
import type { Excess } from "./budget.ts";
import { compressFiles } from "./compress.ts";
import { loadChecked } from "./load-checked.ts";
import { buildWords } from "./messages.ts";
import { type Progress, silent } from "./progress.ts";
import { publish } from "./publish.ts";
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
  /** What will change by itself in the days to come, the next first. */
  upcoming?: Change[];
}

/** Checks the content and, where it holds no mistake, writes the site; else the old site stays. */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { content, out, date, drafts, progress = silent } = options;
  progress.step(buildWords.check);
  const { site, diagnostics, files, upcoming } = await loadChecked(content, { date, drafts });
  if (!site) {
    progress.end();
    return { diagnostics, files };
  }
  const { pages, output, excesses } = await makeFiles(site, options, progress);
  if (excesses.length) {
    progress.end();
    return { diagnostics, files, excesses };
  }
  progress.step(buildWords.write);
  await publish(output, out);
  progress.end();
  return { diagnostics, files, pages, upcoming };
}

async function makeFiles(loaded: Site, options: BuildOptions, progress: Progress) {
  progress.step(buildWords.assets);
  const { site, assets } = await buildAssets(loaded);
  progress.step(buildWords.pages);
  let pages = 0;
  const onPage = () => progress.count(++pages);
  const { files, excesses: heavy } = await renderSite(site, assets, { ...options, onPage });
  const excesses = assets.excess ? [assets.excess, ...heavy] : heavy;
  const output = [...assets.files, ...files];
  if (!options.compress || excesses.length) return { pages, output, excesses };
  progress.step(buildWords.compress);
  return { pages, output: [...output, ...(await compressFiles(output))], excesses };
}
