import { twinsOf } from "../file/compress.ts";
import { fileOf, type PagePolicy } from "../pages/render-view.ts";
import type { Edition } from "../release.ts";
import { type BuildRecord, intactFiles } from "./last-build.ts";

interface Target {
  /** Where the site goes. */
  out: string;
  edition: Edition;
  /** Notes the bytes of the files that are taken over. */
  outputs: Map<string, number>;
}

/** Takes pages of the last build over: each whose key is the same, and whose files are still whole. */
export function keptPages(
  record: BuildRecord,
  { out, edition, outputs }: Target,
): (route: string, key: string) => PagePolicy | undefined {
  const isIntact = intactFiles(record, out);
  return (route, key) => {
    const page = record.pages[route];
    if (page?.key !== key) return undefined;
    const paths = filesOf(route).filter((path) => path in record.outputs);
    if (!paths.every(isIntact) || !edition.keep(record.edition, paths)) return undefined;
    for (const path of paths) outputs.set(path, record.outputs[path] ?? 0);
    return page.policy;
  };
}

function filesOf(route: string): string[] {
  const pages = [`${fileOf(route)}.html`, `${fileOf(route)}.json`];
  return [...pages, ...pages.flatMap(twinsOf)];
}
