import { compressedPaths } from "../html/compress-files.ts";
import type { Staging } from "../output/staging.ts";
import { pagePathWithoutExtension } from "../pages/render-page.ts";
import { type BuildRecord, createUnchangedFilePredicate, type PageRecord } from "./build-cache.ts";

/**
 * Reuses pages of the last build. A page is reused if its key is unchanged and its files are
 * intact. Its files are hard-linked into the staging folder.
 *
 * @param keys the keys of the pages, by route
 * @param out the output folder
 * @returns the record of each reused page, by route
 */
export function reusePages(
  keys: ReadonlyMap<string, string>,
  staging: Staging,
  { record, out }: { record?: BuildRecord; out: string },
): Map<string, PageRecord> {
  if (!record) return new Map();
  const isIntact = createUnchangedFilePredicate(record, out);
  const kept = [...keys].flatMap(([route, key]): [string, PageRecord][] => {
    const page = record.pages[route];
    if (page?.key !== key) return [];
    const paths = outputPathsOf(route).filter((path) => path in record.outputs);
    return paths.every(isIntact) && staging.reuseFrom(record, paths) ? [[route, page]] : [];
  });
  return new Map(kept);
}

function outputPathsOf(route: string): string[] {
  const pages = [
    `${pagePathWithoutExtension(route)}.html`,
    `${pagePathWithoutExtension(route)}.json`,
  ];
  return [...pages, ...pages.flatMap(compressedPaths)];
}
