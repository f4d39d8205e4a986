import { interactive } from "../../blocks/interactive.ts";
import { blockTraits } from "../../blocks/traits.ts";
import type { Site } from "../../model/site.ts";
import type { Chunk } from "./chunk-budget.ts";

/** A part of pages, or a way of sending forms, and the script that it alone brings. */
type ScriptOfPart = readonly [part: string, script: string];

/** How forms are sent, with the script that sends them. */
const deliveries: readonly ScriptOfPart[] = [
  ["http", "http-delivery"],
  ["worker", "worker-delivery"],
  ["formspree", "formspree-delivery"],
  ["web3forms", "web3forms-delivery"],
  ["netlify", "netlify-delivery"],
  ["demo", "direct-delivery"],
  ["mailto", "direct-delivery"],
  ["whatsapp", "chat-delivery"],
];

/** Other parts of pages that are markup alone, with the script that gives them more. */
const others: readonly ScriptOfPart[] = [
  ["article", "share"],
  ["turnstile", "turnstile"],
  ...deliveries,
];

/** Whether a part is a way of sending forms, of which a page has one. */
export function isDelivery(part: string): boolean {
  return deliveries.some(([kind]) => kind === part);
}

/**
 * Which script comes with which part of a page.
 *
 * @param own the types of the site's own blocks that live by scripts
 */
export function scriptsOfParts(own: readonly string[]): ScriptOfPart[] {
  const types = [...Object.keys(interactive), ...own].map((type) => [type, type] as const);
  const more = blockTraits.flatMap(([type, { script }]) =>
    script ? [[type, script] as const] : [],
  );
  return [...types, ...more, ...others];
}

/** What a site has of that, by the same names. */
export function partsOf({ pages, articles }: Pick<Site, "pages" | "articles">): Set<string> {
  const blocks = pages.flatMap((page) => page.blocks);
  const deliveries = blocks.flatMap((block) => ("delivery" in block ? [block.delivery] : []));
  return new Set<string>([
    ...blocks.map(({ type }) => type),
    ...deliveries.flatMap(({ type, turnstile }) => (turnstile ? [type, "turnstile"] : [type])),
    ...(articles.length > 0 ? ["article"] : []),
  ]);
}

/** A script by its name and place, and those that it asks for. */
export type LinkedScript = Pick<Chunk, "name" | "path" | "imports" | "dynamicImports">;

/**
 * The paths of all scripts that some page can come to ask for: those that others bring with them, and of those that come
 * later all but the ones that belong to parts which no page has. Of what belongs to no part nobody knows when it is
 * needed, so it is there.
 */
export function usedScripts(
  scripts: readonly LinkedScript[],
  entry: string,
  { parts, own }: { parts: ReadonlySet<string>; own: readonly string[] },
): Set<string> {
  const owners = scriptsOfParts(own);
  const byPath = new Map(scripts.map((script) => [script.path, script]));
  const isWanted = (path: string) => {
    const mine = owners.filter(([, script]) => script === byPath.get(path)?.name);
    return mine.length === 0 || mine.some(([part]) => parts.has(part));
  };
  const used = new Set([entry]);
  for (const path of used) {
    const { imports = [], dynamicImports = [] } = byPath.get(path) ?? {};
    for (const next of [...imports, ...dynamicImports.filter(isWanted)]) used.add(next);
  }
  return used;
}
