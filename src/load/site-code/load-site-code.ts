import { join, resolve } from "node:path";
import { compileFunction } from "node:vm";
import { siteCodeStrings } from "#lang/load/site-code/strings";
import { noSiteBlocks, type OwnBlocks } from "../../blocks/site-blocks.ts";
import type { SiteRules } from "../../check/site-index/site-rules.ts";
import { displayPath } from "../files/disk-files.ts";
import { isSiteCodeDisabled } from "./code-switch.ts";
import { compileSiteCode } from "./compile.ts";
import { siteBlockTypes } from "./read-schemas.ts";
import { SiteCodeError } from "./site-code-files.ts";
import { wrapRuleErrors } from "./wrap-rule-errors.ts";

/** Modules that the program provides to site code, loaded on demand. */
const providedModules = {
  "prelo/block": () => import("../../block.ts"),
  "prelo/rules": () => import("../../rules.ts"),
  react: () => import("react"),
  "react/jsx-runtime": () => import("react/jsx-runtime"),
};

/** Loads the site's rules. Returns empty rules if it has none. */
export async function loadSiteRules(folder: string): Promise<SiteRules> {
  if (isSiteCodeDisabled(folder)) return {};
  const { rules = {} } = await loadModule<{ rules?: SiteRules }>(folder, "rules.ts");
  return wrapRuleErrors(rules, displayPath(join(folder, "rules.ts")));
}

/**
 * Loads the site's blocks. Returns an empty object if it has none. If site code is disabled, the
 * blocks render nothing.
 */
export async function loadSiteBlocks(folder: string): Promise<OwnBlocks> {
  if (isSiteCodeDisabled(folder)) return { ...noSiteBlocks, registry: emptyBlocks(folder) };
  const [{ registry }, { interactive, budgets }] = await Promise.all([
    loadModule<Partial<OwnBlocks>>(folder, "registry.ts"),
    loadModule<Partial<OwnBlocks>>(folder, "interactive.ts"),
  ]);
  return {
    registry: registry ?? noSiteBlocks.registry,
    interactive: interactive ?? noSiteBlocks.interactive,
    budgets: budgets ?? noSiteBlocks.budgets,
  };
}

function emptyBlocks(folder: string): OwnBlocks["registry"] {
  return Object.fromEntries(siteBlockTypes(folder).map((type) => [type, () => null]));
}

const moduleCache = new Map<string, Promise<object>>();

/**
 * Returns the exports of a site code file. The file runs only once: later calls return the same
 * module, unless the code has changed.
 */
async function loadModule<Exports extends object>(folder: string, name: string): Promise<Exports> {
  const code = await compileSiteCode(resolve(folder), name);
  if (code === undefined) return {} as Exports;
  const found = moduleCache.get(code) ?? evaluateModule(code, `${folder}/${name}`);
  moduleCache.set(code, found);
  return (await found) as Exports;
}

/**
 * Runs code with this program's own module instances, so that there is only one React. Works from
 * source, from a bundle, in a worker and in tests.
 */
async function evaluateModule(code: string, filename: string): Promise<object> {
  const asked = Object.entries(providedModules).filter(([name]) =>
    code.includes(`require("${name}")`),
  );
  const modules = await Promise.all(
    asked.map(async ([name, load]): Promise<[string, object]> => [name, await load()]),
  );
  const known = new Map(modules);
  const own = { exports: {} };
  const program = compileFunction(code, ["require", "module", "exports"], { filename });
  try {
    program((name: string) => known.get(name), own, own.exports);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SiteCodeError(siteCodeStrings.stopped({ file: displayPath(filename), reason }));
  }
  return own.exports;
}
