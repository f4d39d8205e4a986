import { join, resolve } from "node:path";
import { compileFunction } from "node:vm";
import { noBlocks, type OwnBlocks } from "../../blocks/own.ts";
import type { SiteRules } from "../../check/site-rules.ts";
import { nameOf } from "../files/disk-files.ts";
import { isCodeOff } from "./code-switch.ts";
import { compileOwn } from "./compile.ts";
import { guardedRules } from "./guarded-rules.ts";
import { OwnCodeFault } from "./own-files.ts";
import { ownBlockTypes } from "./read-schemas.ts";
import { ownCodeWords } from "./words.pt-br.ts";

/** The parts of the program that a site's own code is given; each is loaded when it is asked for. */
const given = {
  "prelo/block": () => import("../../block.ts"),
  "prelo/rules": () => import("../../rules.ts"),
  react: () => import("react"),
  "react/jsx-runtime": () => import("react/jsx-runtime"),
};

/** The site's rules; empty if it has none. */
export async function loadOwnRules(folder: string): Promise<SiteRules> {
  if (isCodeOff(folder)) return {};
  const { rules = {} } = await run<{ rules?: SiteRules }>(folder, "rules.ts");
  return guardedRules(rules, nameOf(join(folder, "rules.ts")));
}

/** The site's blocks; empty if it has none. If site code is disabled they render nothing. */
export async function loadOwnBlocks(folder: string): Promise<OwnBlocks> {
  if (isCodeOff(folder)) return { ...noBlocks, registry: emptyBlocks(folder) };
  const [{ registry }, { interactive, budgets }] = await Promise.all([
    run<Partial<OwnBlocks>>(folder, "registry.ts"),
    run<Partial<OwnBlocks>>(folder, "interactive.ts"),
  ]);
  return {
    registry: registry ?? noBlocks.registry,
    interactive: interactive ?? noBlocks.interactive,
    budgets: budgets ?? noBlocks.budgets,
  };
}

function emptyBlocks(folder: string): OwnBlocks["registry"] {
  return Object.fromEntries(ownBlockTypes(folder).map((type) => [type, () => null]));
}

const loaded = new Map<string, Promise<object>>();

/** The exports of a site code file. Each file runs once; later calls return the same module. */
async function run<Exports extends object>(folder: string, name: string): Promise<Exports> {
  const code = await compileOwn(resolve(folder), name);
  if (code === undefined) return {} as Exports;
  const found = loaded.get(code) ?? evaluate(code, `${folder}/${name}`);
  loaded.set(code, found);
  return (await found) as Exports;
}

/**
 * Runs code with the very modules of this program, whether that runs from its source, as one made
 * ready, in a worker's thread or in a test: there is one React, and one of each of our own.
 */
async function evaluate(code: string, filename: string): Promise<object> {
  const asked = Object.entries(given).filter(([name]) => code.includes(`require("${name}")`));
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
    throw new OwnCodeFault(ownCodeWords.stopped({ file: nameOf(filename), reason }));
  }
  return own.exports;
}
