import { interactive } from "../../blocks/interactive.ts";
import { blockTraits } from "../../blocks/traits.ts";
import type { Site } from "../../model/site.ts";
import type { Chunk } from "./allowed-modules.ts";

/** A part of a page or a delivery method of a form, and the script that only this part needs. */
type FeatureScript = readonly [part: string, script: string];

/** The delivery methods of forms, with the script of each. */
const deliveryScripts: readonly FeatureScript[] = [
  ["http", "http-delivery"],
  ["worker", "worker-delivery"],
  ["formspree", "formspree-delivery"],
  ["web3forms", "web3forms-delivery"],
  ["netlify", "netlify-delivery"],
  ["demo", "mailto-delivery"],
  ["mailto", "mailto-delivery"],
  ["whatsapp", "chat-delivery"],
];

/** Other parts of pages with a script, and the delivery methods. */
const enhancements: readonly FeatureScript[] = [
  ["article", "share"],
  ["turnstile", "turnstile"],
  ...deliveryScripts,
];

/** Whether a part is a delivery method. A page uses only one. */
export function isDeliveryMethod(part: string): boolean {
  return deliveryScripts.some(([kind]) => kind === part);
}

/**
 * Lists the scripts of the parts of pages.
 *
 * @param own the types of the site's own interactive blocks
 * @returns pairs of a part and its script
 */
export function featureScripts(own: readonly string[]): FeatureScript[] {
  const types = [...Object.keys(interactive), ...own].map((type) => [type, type] as const);
  const more = blockTraits.flatMap(([type, { script }]) =>
    script ? [[type, script] as const] : [],
  );
  return [...types, ...more, ...enhancements];
}

/** Returns the parts that a site uses, with the names that `featureScripts` uses. */
export function usedFeatures({ pages, articles }: Pick<Site, "pages" | "articles">): Set<string> {
  const blocks = pages.flatMap((page) => page.blocks);
  const deliveries = blocks.flatMap((block) => ("delivery" in block ? [block.delivery] : []));
  return new Set<string>([
    ...blocks.map(({ type }) => type),
    ...deliveries.flatMap(({ type, turnstile }) => (turnstile ? [type, "turnstile"] : [type])),
    ...(articles.length > 0 ? ["article"] : []),
  ]);
}

/** The part of a chunk that is needed to follow its imports. */
export type ScriptWithImports = Pick<Chunk, "name" | "path" | "imports" | "dynamicImports">;

/**
 * Returns the paths of all scripts that some page may load. They are all static imports, and the
 * dynamic imports except those of parts that no page uses. A script that belongs to no part is
 * included, since any page may need it.
 */
export function usedScripts(
  scripts: readonly ScriptWithImports[],
  entry: string,
  { parts, own }: { parts: ReadonlySet<string>; own: readonly string[] },
): Set<string> {
  const owners = featureScripts(own);
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
