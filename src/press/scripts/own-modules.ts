import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const root = join(import.meta.dirname, "../../..");
const standIns = /[\\/]own-(interactive|registry|rules)\.ts$/;

/**
 * Puts a site's own code into the browser's: in place of what stands for it in the engine's source, and
 * with the engine's modules and libraries wherever the content folder lies.
 *
 * @param folder that of the site's own code; there may be none
 */
export function ownModules(folder: string): Plugin {
  const own = resolve(folder);
  return {
    name: "prelo-own-modules",
    enforce: "pre",
    resolveId(source, importer = "") {
      const [, name] = standIns.exec(source) ?? [];
      const file = name && join(own, `${name}.ts`);
      if (file && existsSync(file)) return file;
      const [, given] = /^prelo\/(block|rules)$/.exec(source) ?? [];
      if (given) return join(root, `src/${given}.ts`);
      const isLibrary = /^react(?:\/|$)/.test(source) && resolve(importer).startsWith(own);
      return isLibrary ? this.resolve(source, join(root, "index.html")) : undefined;
    },
  };
}
