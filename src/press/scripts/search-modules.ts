import { join } from "node:path";
import type { Plugin } from "vite";

const standIn = join(import.meta.dirname, "../../page/search/no-search.ts");

/** Leaves the search out of the scripts of a site that has none: not a byte of it is published. */
export const withoutSearch: Plugin = {
  name: "prelo-without-search",
  enforce: "pre",
  resolveId: (source) => (/[\\/]search-behaviour\.ts$/.test(source) ? standIn : undefined),
};
