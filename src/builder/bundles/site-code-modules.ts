import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { isSiteCodeDisabled } from "../../load/site-code/code-switch.ts";
import { siteBlockTypes } from "../../load/site-code/read-schemas.ts";

const root = join(import.meta.dirname, "../../..");
const stubModules = /[\\/]own-(interactive|registry|rules)\.ts$/;

const emptyRegistryId = "\0prelo-empty-registry";

/** Returns a module whose blocks render nothing. It replaces blocks whose code must not run. */
function nullBlocksModule(own: string): string {
  const lines = siteBlockTypes(own).map((type) => `${JSON.stringify(type)}: () => null`);
  return `export const registry = {${lines.join(", ")}};`;
}

/**
 * Adds the site's own code to the bundle for the browser. It replaces the stub modules in the
 * engine's source. It also resolves imports from the site's code to the engine's modules and
 * libraries, wherever the content folder is.
 *
 * @param folder the folder of the site's own code, which need not exist
 */
export function siteCodePlugin(folder: string): Plugin {
  const own = resolve(folder);
  return {
    name: "prelo-own-modules",
    enforce: "pre",
    load: (id) => (id === emptyRegistryId ? nullBlocksModule(own) : undefined),
    resolveId(source, importer = "") {
      const [, name] = stubModules.exec(source) ?? [];
      if (isSiteCodeDisabled(own)) return name === "registry" ? emptyRegistryId : undefined;
      const file = name && join(own, `${name}.ts`);
      if (file && existsSync(file)) return file;
      const [, given] = /^prelo\/(block|rules)$/.exec(source) ?? [];
      if (given) return join(root, `src/${given}.ts`);
      const isLibrary = /^react(?:\/|$)/.test(source) && resolve(importer).startsWith(own);
      return isLibrary ? this.resolve(source, join(root, "index.html")) : undefined;
    },
  };
}
