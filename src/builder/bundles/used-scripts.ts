import { interactive } from "../../blocks/interactive.ts";
import { blockTraits } from "../../blocks/traits.ts";
import type { Site } from "../../model/site.ts";
import type { Chunk } from "./allowed-modules.ts";

/** A part of pages, or a delivery method of forms, and the script that only it needs. */
type FeatureScript = readonly [part: string, script: string];

/** The delivery methods of forms, with the script of each. */
const deliveryScripts: readonly FeatureScript[] = [
  ["http", "http-delivery"],
  ["worker", "worker-delivery"],
  ["formspree", "formspree-delivery"],
  ["web3forms", "web3forms-delivery"],
  ["netlify", "netlify-delivery"],
  ["demo", "direct-delivery"],
  ["mailto", "direct-delivery"],
  ["whatsapp", "chat-delivery"],
];

/** Other parts of pages that work as markup alone, with the script that enhances them. */
const enhancements: readonly FeatureScript[] = [
  ["article", "share"],
  ["turnstile", "turnstile"],
  ...deliveryScripts,
];

/** Whether a part is a delivery method. A page uses one of them. */
export function isDeliveryMethod(part: string): boolean {
  return deliveryScripts.some(([kind]) => kind === part);
}

/**
 * Which script belongs to which part of a page.
 *
 * @param own the types of the site's own interactive blocks
 */
export function featureScripts(own: readonly string[]): FeatureScript[] {
  const types = [...Object.keys(interactive), ...own].map((type) => [type, type] as const);
  const more = blockTraits.flatMap(([type, { script }]) =>
    script ? [[type, script] as const] : [],
  );
  return [...types, ...more, ...enhancements];
}

/** The parts that a site uses, by the same names. */
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
export type LinkedScript = Pick<Chunk, "name" | "path" | "imports" | "dynamicImports">;

/**
 * The paths of all scripts that some page may load: static imports, and dynamic imports except
 * those of parts that no page uses. A script that belongs to no part may be needed any time, so it
 * is included.
 */
export function usedScripts(
  scripts: readonly LinkedScript[],
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
