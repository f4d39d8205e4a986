import { type ComponentType, createElement, type ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { isInteractive } from "../../blocks/interactive.ts";
import { parseBlockTexts } from "../../blocks/parse-block-texts.ts";
import { registry } from "../../blocks/registry.ts";
import type { OwnBlocks } from "../../blocks/site-blocks.ts";
import { ArticlePage } from "../../layout/article/article.tsx";
import { BlockList } from "../../layout/block-list.tsx";
import { toClientInfo } from "../../layout/client-site.ts";
import { Footer } from "../../layout/footer/footer.tsx";
import { HeaderAndContent } from "../../layout/header-and-content.tsx";
import {
  InteractiveBlockView,
  type InteractiveComponents,
  idPrefix,
} from "../../layout/interactive-block.tsx";
import {
  type BlockData,
  type InteractiveBlock,
  isStaticBlock,
  type PageData,
} from "../../layout/page-data.ts";
import { documentTitle, type Route, type RouteBlock } from "../../layout/routes.ts";
import { SearchPage } from "../../layout/search/search-page.tsx";
import type { Article, BlockOf, Field } from "../../model/types.ts";
import type { SiteInfo } from "../../ui/block-props.ts";
import type { DeliveryOrFieldType } from "../../ui/form/form-strings.ts";
import { describeBodyFiles } from "../../ui/text/file-markup.ts";
import { Prose } from "../../ui/text/prose.tsx";
import { prioritizeLcpImage } from "../html/lcp-image.ts";

/** The prerendered markup of a page, and the data for hydration. */
export interface PrerenderedPage {
  /** The markup of the header and the blocks. */
  app: string;
  data: PageData;
}

/**
 * Renders a view to complete markup. Each interactive block is an island: React renders it with
 * hydration markers, so that the browser can build the same tree. All other blocks become static
 * markup.
 *
 * @param assets the address of the style sheet of all pages, and the site's own blocks
 */
export function prerender(
  view: Route,
  site: SiteInfo,
  { styles, own }: { styles: string; own: OwnBlocks },
): PrerenderedPage {
  const data: PageData = {
    route: view.route,
    base: view.base,
    title: documentTitle(view, site.settings),
    styles,
    ...toBlocksAndInfo(view, site, own),
  };
  const blocks = data.blocks
    .map((block, index) => renderSlot(block, { data, index, own }))
    .join("");
  const app = renderToStaticMarkup(
    <HeaderAndContent site={site} route={view.route}>
      <main id="_content" tabIndex={-1} dangerouslySetInnerHTML={{ __html: blocks }} />
    </HeaderAndContent>,
  );
  return { app, data };
}

/**
 * Renders the part of a page between header and footer. The search index and other outputs take
 * their text from it.
 */
export function prerenderMain(view: Route, site: SiteInfo, own: OwnBlocks): string {
  const data = { route: "", title: "", styles: "", ...toBlocksAndInfo(view, site, own) };
  const components = { ...registry, ...own.registry };
  return renderToStaticMarkup(<BlockList data={data} components={components} />);
}

/** Renders the footer. It is the same on every page. */
export function prerenderFooter(site: SiteInfo): string {
  return renderToStaticMarkup(<Footer site={site} />);
}

/** Renders the body of an article for feeds and similar uses. Each picture has a single source. */
export function prerenderArticleBody(article: Article, site: SiteInfo): string {
  const { body, bodyPictures = {} } = article;
  const plain = Object.entries(bodyPictures).map(([file, { sources: _, ...image }]) => {
    return [file, image] as const;
  });
  const shown = {
    pictures: Object.fromEntries(plain),
    files: describeBodyFiles(article.bodyFiles, site),
  };
  return renderToStaticMarkup(<Prose source={body} {...shown} />);
}

/**
 * Returns the blocks of a view. If any of them is interactive, also returns the site information
 * for it.
 */
function toBlocksAndInfo(
  view: Route,
  site: SiteInfo,
  own: OwnBlocks,
): Pick<PageData, "blocks" | "info"> {
  const blocks = toBlockData(view, site, own);
  const kinds = blocks.flatMap((each) =>
    !isStaticBlock(each) && "delivery" in each.block ? deliveryAndFieldTypes(each.block) : [],
  );
  return { blocks, info: blocks.every(isStaticBlock) ? undefined : toClientInfo(site, kinds) };
}

function deliveryAndFieldTypes({
  delivery,
  ...block
}: Pick<BlockOf<"form">, "delivery">): DeliveryOrFieldType[] {
  const fields: readonly Pick<Field, "type">[] = "fields" in block ? (block.fields as Field[]) : [];
  return [delivery.type, ...fields.map(({ type }) => type)];
}

function toBlockData({ content }: Route, site: SiteInfo, own: OwnBlocks): BlockData[] {
  if (content.kind === "blocks") {
    return prioritizeLcpImage(
      content.blocks.map((view) => renderOrSerializeBlock(view, site, own)),
    );
  }
  if (content.kind === "search")
    return [{ type: "search", html: renderStaticBlock(<SearchPage {...content} site={site} />) }];
  const html = renderStaticBlock(<ArticlePage {...content.article} site={site} />);
  return prioritizeLcpImage([{ type: "article", html }]);
}

/** Renders a static block. The prefix makes the ids that React generates unique on the page. */
function renderStaticBlock(element: ReactElement, index = 0): string {
  return renderToStaticMarkup(element, { identifierPrefix: idPrefix(index) }) || emptyBlockMarkup;
}

/**
 * The markup of an empty block. It is not an empty string, because an empty string means that the
 * markup is in the document.
 */
const emptyBlockMarkup = "<!---->";

function renderOrSerializeBlock(
  { block, page }: RouteBlock,
  site: SiteInfo,
  own: OwnBlocks,
): BlockData {
  if (isInteractive(block) || block.type in own.interactive) {
    const { first, index } = page;
    return { type: block.type, block: parseBlockTexts(block), page: { first, index } } as BlockData;
  }
  // The registry maps each type to its component, but TypeScript cannot follow that through a
  // union.
  const known: InteractiveComponents = { ...registry, ...own.registry };
  const Component = known[block.type] as ComponentType<RouteBlock & { site: SiteInfo }>;
  const render = () =>
    renderStaticBlock(createElement(Component, { block, site, page }), page.index);
  return { type: block.type, html: renderOrThrowBlockError(block.type, own, render) };
}

/** Thrown if a component of the site's own code fails while it is rendered. */
export class BlockRenderError extends Error {
  readonly type: string;

  constructor(type: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.type = type;
  }
}

function renderOrThrowBlockError(type: string, own: OwnBlocks, render: () => string): string {
  try {
    return render();
  } catch (error) {
    throw Object.hasOwn(own.registry, type) ? new BlockRenderError(type, error) : error;
  }
}

interface SlotContext {
  data: PageData;
  index: number;
  own: OwnBlocks;
}

/** Renders the slot element of a block, with its markup. */
function renderSlot(block: BlockData, context: SlotContext): string {
  const html = isStaticBlock(block)
    ? block.html
    : renderOrThrowBlockError(block.type, context.own, () => renderIsland(block, context));
  const markup = { __html: html };
  return renderToStaticMarkup(<div data-block={block.type} dangerouslySetInnerHTML={markup} />);
}

function renderIsland(block: InteractiveBlock, { data, index, own }: SlotContext): string {
  const known: InteractiveComponents = { ...registry, ...own.registry };
  return renderToString(
    <InteractiveBlockView fields={block} site={data.info} component={known[block.type]} />,
    { identifierPrefix: idPrefix(index) },
  );
}

/**
 * Returns the page data for a document. Static blocks are omitted, since their markup is in the
 * document.
 */
export function omitStaticBlockHtml(data: PageData): PageData {
  return {
    ...data,
    blocks: data.blocks.map((block) => ("html" in block ? { ...block, html: "" } : block)),
  };
}
