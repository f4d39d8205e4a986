import type { Diagnostic } from "../content/diagnostic.ts";
import type { ParsedFile } from "../content/parse.ts";
import { buildAssets } from "./assets.ts";
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
  progress?: Progress;
}

/** What a build came to: mistakes that stopped it, or the number of pages written. */
export interface BuildResult {
  diagnostics: Diagnostic[];
  files: ParsedFile[];
  /** Nothing where mistakes stopped the build. */
  pages?: number;
}

/** Checks the content and, where it holds no mistake, writes the site; else the old site stays. */
export async function buildSite({
  content,
  out,
  progress = silent,
}: BuildOptions): Promise<BuildResult> {
  progress.step(buildWords.check);
  const { site, diagnostics, files } = await loadChecked(content);
  if (!site) {
    progress.end();
    return { diagnostics, files };
  }
  progress.step(buildWords.assets);
  const { site: painted, assets } = await buildAssets(site);
  progress.step(buildWords.pages);
  let pages = 0;
  const rendered = renderSite(painted, assets, () => progress.count(++pages));
  progress.step(buildWords.write);
  await publish([...assets.files, ...rendered], out);
  progress.end();
  return { diagnostics, files, pages };
}
