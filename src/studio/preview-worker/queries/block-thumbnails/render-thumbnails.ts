import type { OwnBlocks } from "../../../../blocks/site-blocks.ts";
import { toRoutes } from "../../../../layout/routes.ts";
import { resolveSite } from "../../../../load/resolve/resolve-site.ts";
import {
  filesWithSchema,
  type ParsedContentFile,
  type ParsedSite,
  textAt,
} from "../../../../model/parsed-site.ts";
import type { Site } from "../../../../model/site.ts";
import type { Json } from "../../../../yaml/edit/change.ts";
import { childValue } from "../../../../yaml/json-pointer.ts";
import type { BlockThumbnailData } from "../../messages.ts";
import { renderBlock } from "../../page-rendering/render-page-parts.tsx";
import { listBlockVariants } from "./block-variants.ts";
import { type BlockCheckContext, findBlockErrors } from "./check-blocks.ts";

/** What rendering thumbnails needs. */
export interface ThumbnailContext extends BlockCheckContext {
  siteBlocks: OwnBlocks;
  draft: ParsedSite;
  /**
   * True to render the page as the article listing, because some blocks are empty on any other
   * page.
   */
  asListing?: boolean;
  /** Replaces pictures with the renditions that visitors get. */
  applyRenditions(site: Site): Site;
}

/**
 * Renders all block types as they look on this site, each with the block to insert. If the schema's
 * example is valid on this page, it is used. Otherwise a copy of a valid block of the site is used.
 * If neither is valid, the error is included.
 */
export function renderThumbnails(context: ThumbnailContext): BlockThumbnailData[] {
  const samples = listBlockVariants(context.draft);
  const added = samples.map(({ example }) => example);
  const shown = samples.map(({ example, existing }) => existing ?? example);
  const told = { added: findBlockErrors(context, added), shown: findBlockErrors(context, shown) };
  const drawn = {
    added: renderBlocksWithFallback(context, added),
    shown: renderBlocksWithFallback({ ...context, asListing: true }, shown),
  };
  const all = samples.map(({ id, look, example, existing }, index) => {
    const isCopied = told.added[index] !== undefined && existing && told.shown[index] === undefined;
    return {
      id,
      look,
      type: String(childValue(example, "type")),
      value: isCopied ? existing : example,
      told: isCopied ? undefined : told.added[index]?.message,
      html: drawn.shown[index] ?? "",
      isAbsent: drawn.added[index] === "",
      alike: drawn.added[index] ?? "",
    };
  });
  return dropDuplicateThumbnails(all);
}

/** Drops a variant that renders the same as an earlier one. */
function dropDuplicateThumbnails(
  all: readonly (BlockThumbnailData & { alike: string })[],
): BlockThumbnailData[] {
  const seen = new Set<string>();
  return all.flatMap(({ alike, ...sample }) => {
    const key = `${sample.id} ${alike}`;
    const isAgain = alike !== "" && seen.has(key);
    seen.add(key);
    return isAgain ? [] : [sample];
  });
}

/** Returns the markup of each block; empty for a block that cannot be rendered. */
function renderBlocksWithFallback(context: ThumbnailContext, blocks: readonly Json[]): string[] {
  try {
    return renderAllBlocks(context, blocks);
  } catch {
    if (blocks.length < 2) return blocks.map(() => "");
    return blocks.flatMap((block) => renderBlocksWithFallback(context, [block]));
  }
}

function renderAllBlocks(context: ThumbnailContext, blocks: readonly Json[]): string[] {
  const { draft, siteBlocks, applyRenditions } = context;
  const settings = filesWithSchema(draft, "site.json")[0]?.parsed.value;
  const listing = context.asListing ? textAt(settings, "/articles/route") : undefined;
  const route = listing === undefined ? {} : { route: listing };
  const files = draft.files.flatMap((each): ParsedContentFile[] => {
    if (each.parsed.file !== context.file) return each.schemaId === "page.json" ? [] : [each];
    const value = { ...(each.parsed.value as object), ...route, blocks };
    const { file, rangeAt } = each.parsed;
    return [{ ...each, parsed: { file, rangeAt, text: "", diagnostics: [], value } }];
  });
  const { contents } = context;
  const folders = { media: contents.mediaFolder, code: contents.codeFolder };
  const site = applyRenditions(resolveSite({ ...draft, files }, folders));
  const [view] = toRoutes(site, site.labels);
  if (view?.content.kind !== "blocks") return [];
  const info = { settings: site.settings, labels: site.labels };
  // `first` is false, because another block opens the page.
  return view.content.blocks.map(
    ({ block, page }) =>
      renderBlock({ block, page: { ...page, first: false } }, info, siteBlocks).html,
  );
}
