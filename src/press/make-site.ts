import type { Site } from "../content/site.ts";
import { keptPages } from "./again/kept-pages.ts";
import {
  type BuildRecord,
  type RecordedArticle,
  type SharedAssets,
  type Told,
  writeRecord,
} from "./again/last-build.ts";
import type { Snapshot } from "./again/snapshot.ts";
import type { BuildOptions } from "./build-result.ts";
import type { Excess } from "./file/budget.ts";
import { compressFiles } from "./file/compress.ts";
import { buildWords } from "./messages.pt-br.ts";
import { type RenderedSite, renderSite } from "./pages/render-site.ts";
import type { Progress } from "./progress.ts";
import { beginEdition, type Edition, toWriteFault } from "./release.ts";
import type { Crew } from "./workers/worker-pool.ts";

/** What a build knows of the one before it. */
export interface Before {
  program: string;
  inputs: Snapshot;
  record?: BuildRecord;
}

/** What is needed to make a site, besides its content. */
export interface Making extends Before {
  told: Told;
  progress: Progress;
  /** Who helps with the pages, where they are many. */
  crew?: Crew;
}

/** Where the files of a new edition go. */
export interface Stage {
  edition: Edition;
  /** Writes files, with their compressed twins where the build was asked for them. */
  write: Edition["write"];
  /** Writes files as they are. */
  writeOnly: Edition["write"];
  /** The bytes of each file, by its path. */
  outputs: Map<string, number>;
}

/** A site whose assets are on the stage. */
export interface Prepared {
  /** With the final addresses of its pictures. */
  site: Site;
  assets: SharedAssets;
  /** What of the assets is too heavy. */
  excess?: Excess;
  /** What the next build needs to know of the articles. */
  articles: Record<string, RecordedArticle>;
}

/** What was made: the number of pages, or what of them is too heavy. */
export type MadeSite = { pages: number } | { pages?: undefined; excesses: Excess[] };

/**
 * Makes all files of a site in a folder of their own, which takes the old one's place at the end.
 *
 * @param prepare puts the assets on the stage
 * @throws WriteFault where the disk refuses; the old site stays then, as with any other fault
 */
export async function makeSite(
  options: BuildOptions,
  making: Making,
  prepare: (stage: Stage) => Promise<Prepared>,
): Promise<MadeSite> {
  const edition = await beginEdition(options.out).catch(explain(options.out));
  try {
    const stage = toStage(edition, options);
    const made = await makeFiles(stage, options, { ...making, prepare });
    if (made.excesses.length) {
      await edition.abandon();
      return { excesses: made.excesses };
    }
    const writtenAt = Date.now();
    const removeOld = await edition.publish();
    await writeRecord(options.out, { ...recordOf(making, stage, made), writtenAt });
    removeOld();
    return { pages: made.pages.size };
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

interface MadeFiles extends RenderedSite, Prepared {
  /** The paths of the assets. */
  paths: string[];
}

async function makeFiles(
  stage: Stage,
  { out, url, preview, compress }: BuildOptions,
  { progress, record, crew, prepare }: Making & { prepare: (stage: Stage) => Promise<Prepared> },
): Promise<MadeFiles> {
  progress.step(buildWords.assets);
  const prepared = await prepare(stage);
  const paths = [...stage.outputs.keys()];
  progress.step(buildWords.pages);
  const onPages = (done: number, all: number) => progress.count(done, all);
  const keep = record && keptPages(record, { out, ...stage });
  const { write } = stage;
  const { site, assets, excess } = prepared;
  const help = crew && { crew, compress, write: stage.writeOnly };
  const made = await renderSite(site, assets, { url, preview, write, keep, onPages, help });
  const excesses = excess ? [excess, ...made.excesses] : made.excesses;
  return { ...prepared, ...made, excesses, paths };
}

function recordOf({ program, inputs, told }: Making, stage: Stage, made: MadeFiles) {
  const { site, assets, articles, pages, paths } = made;
  const { articles: _, ...rest } = site;
  const { head, scripts, sheet, styles } = assets;
  return {
    program,
    inputs,
    told,
    today: site.today,
    timeZone: site.settings.timeZone,
    edition: stage.edition.name,
    outputs: Object.fromEntries(stage.outputs),
    pages: Object.fromEntries(pages),
    site: rest,
    articles,
    assets: { head, scripts, sheet, styles, paths },
  };
}

function toStage(edition: Edition, { compress }: BuildOptions): Stage {
  const outputs = new Map<string, number>();
  const writeOnly = counting(edition.write, outputs);
  return { edition, outputs, writeOnly, write: compress ? withTwins(writeOnly) : writeOnly };
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
