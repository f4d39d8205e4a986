import { compressedPaths } from "../html/compress.ts";
import { fileOf } from "../pages/render-page.ts";
import type { Staging } from "../release.ts";
import { type BuildRecord, intactFiles, type MadePage } from "./last-build.ts";

/**
 * Reuses pages of the last build: hard-links each page whose key is unchanged and whose files are
 * intact into the staging folder.
 *
 * @param keys by route
 * @param out the output folder
 * @returns the record of each reused page, by route
 */
export function keepPages(
  keys: ReadonlyMap<string, string>,
  staging: Staging,
  { record, out }: { record?: BuildRecord; out: string },
): Map<string, MadePage> {
  if (!record) return new Map();
  const isIntact = intactFiles(record, out);
  const kept = [...keys].flatMap(([route, key]): [string, MadePage][] => {
    const page = record.pages[route];
    if (page?.key !== key) return [];
    const paths = filesOf(route).filter((path) => path in record.outputs);
    return paths.every(isIntact) && staging.keep(record, paths) ? [[route, page]] : [];
  });
  return new Map(kept);
}

function filesOf(route: string): string[] {
  const pages = [`${fileOf(route)}.html`, `${fileOf(route)}.json`];
  return [...pages, ...pages.flatMap(compressedPaths)];
}
