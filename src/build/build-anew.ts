import type { Site } from "../content/site.ts";
import { buildAssets } from "./assets.ts";
import { basePathOf } from "./base-path.ts";
import type { BuildOptions, BuildResult } from "./build.ts";
import { compressFiles } from "./compress.ts";
import { keptPages } from "./kept-pages.ts";
import { type BuildRecord, type Told, writeRecord } from "./last-build.ts";
import { loadChecked } from "./load-checked.ts";
import { buildWords } from "./messages.ts";
import { type Progress, silent } from "./progress.ts";
import { beginEdition, type Edition, toWriteFault } from "./publish.ts";
import { type RenderedSite, renderSite } from "./render-site.ts";
import type { Snapshot } from "./snapshot.ts";

/** What a build knows of the one before it. */
interface Before {
  program: string;
  inputs: Snapshot;
  record?: BuildRecord;
}

/** Checks the content and makes its site, with the pages of the last build that are still right. */
export async function buildAnew(options: BuildOptions, before: Before): Promise<BuildResult> {
  const { content, date, drafts, progress = silent } = options;
  progress.step(buildWords.check);
  const { site, diagnostics, files, upcoming } = await loadChecked(content, { date, drafts });
  const base = site && baseOf(site, options);
  const told = { diagnostics, files: files.map(({ file }) => file), upcoming, base };
  const made = site && (await makeSite(site, options, { ...before, told, progress }));
  progress.end();
  const isMade = made?.pages !== undefined;
  return { diagnostics, files, ...made, base, upcoming: isMade ? upcoming : undefined };
}

interface Making extends Before {
  told: Told;
  progress: Progress;
}

/** Makes all files of a site in a folder of their own, which takes the old one's place at the end. */
async function makeSite(site: Site, options: BuildOptions, making: Making) {
  const edition = await beginEdition(options.out).catch(explain(options.out));
  try {
    const { excesses, pages, outputs } = await makeFiles(site, options, { ...making, edition });
    if (excesses.length) {
      await edition.abandon();
      return { excesses };
    }
    const writtenAt = Date.now();
    await edition.publish();
    await writeRecord(options.out, {
      ...recordOf(site, making),
      edition: edition.name,
      writtenAt,
      outputs: Object.fromEntries(outputs),
      pages: Object.fromEntries(pages),
    });
    return { pages: pages.size };
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

function recordOf({ today, settings }: Site, { program, inputs, told }: Making) {
  return { program, inputs, told, today, timeZone: settings.timeZone };
}

interface MadeFiles extends RenderedSite {
  outputs: Map<string, number>;
}

async function makeFiles(
  loaded: Site,
  options: BuildOptions,
  { edition, progress, record }: Making & { edition: Edition },
): Promise<MadeFiles> {
  const { out, compress, url, preview } = options;
  progress.step(buildWords.assets);
  const { site, assets } = await buildAssets(loaded, baseOf(loaded, options));
  const outputs = new Map<string, number>();
  const counted = counting(edition.write, outputs);
  const write = compress ? withTwins(counted) : counted;
  await write(assets.files);
  progress.step(buildWords.pages);
  const onPages = (done: number, all: number) => progress.count(done, all);
  const keep = record && keptPages(record, { out, edition, outputs });
  const made = await renderSite(site, assets, { url, preview, write, keep, onPages });
  const excesses = assets.excess ? [assets.excess, ...made.excesses] : made.excesses;
  return { ...made, excesses, outputs };
}

/** Writes files, and notes how many bytes each has. */
function counting(write: Edition["write"], outputs: Map<string, number>): Edition["write"] {
  return (files) => {
    for (const { path, data } of files) outputs.set(path, Buffer.byteLength(data));
    return write(files);
  };
}

/** Writes files, and the compressed twins of those that are text. */
function withTwins(write: Edition["write"]): Edition["write"] {
  return async (files) => write([...files, ...(await compressFiles(files))]);
}

function baseOf({ settings }: Site, { url }: BuildOptions): string {
  return basePathOf(url ?? settings.url);
}
