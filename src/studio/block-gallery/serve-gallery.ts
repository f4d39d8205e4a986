import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { registry } from "../../blocks/registry.ts";
import { getBlockTraits } from "../../blocks/traits.ts";
import type { OutputFile } from "../../builder/html/output-file.ts";
import type { RouteBlock } from "../../layout/routes.ts";
import type { FileCache } from "../../load/files/read-files.ts";
import { packNames } from "../../theme/packs/pack-names.ts";
import {
  colorSchemeFromQuery,
  framePath,
  type GalleryIndex,
  galleryEvent,
  galleryIndexPath,
  galleryPath,
  parseViewOptions,
  placeholderPath,
} from "./browser/gallery-urls.ts";
import { renderFrameDocument } from "./frame-document.ts";
import { renderGalleryDocument, renderUnavailableDocument } from "./gallery-document.tsx";
import { type BlockGallery, readGallery } from "./read-gallery.ts";

/**
 * The module that renders the frames. The dev server loads it, so that the components are in their
 * latest saved version.
 */
const frameModule = "/src/studio/block-gallery/browser/render-frame.tsx";

/** The gallery of a content folder, served next to its preview. */
export interface BlockGalleryServer {
  /**
   * Handles requests below the gallery's URL.
   *
   * @returns whether the request was handled
   */
  handleRequest(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Returns a file that the frames reference; `undefined` if none has this path. */
  file(path: string): OutputFile | undefined;
  /**
   * Marks the gallery as outdated after a change. The next request builds it again, and open pages
   * reload.
   */
  invalidate(): void;
}

/**
 * Creates the gallery of a content folder. The folder is read on the first request.
 *
 * @param tell reports in the terminal why nothing can be rendered
 */
export function createBlockGalleryServer(
  server: ViteDevServer,
  { content, date }: { content: string; date?: string },
  tell: (fault: string) => void,
): BlockGalleryServer {
  const known: FileCache = new Map();
  let last: BlockGallery | undefined;
  let reading: Promise<BlockGallery | undefined> | undefined;
  const read = async () => {
    try {
      last = await readGallery(content, { date, known });
      return last;
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const current = () => {
    reading ??= read();
    return reading;
  };
  return {
    async handleRequest(request, response) {
      const url = new URL(request.url ?? "/", "http://localhost");
      if (!isGalleryPath(url.pathname)) return false;
      const answer = await respondToGalleryUrl(url, await current(), server);
      response.statusCode = answer.status ?? 200;
      response.setHeader("content-type", answer.type ?? "text/html");
      response.end(answer.text);
      return true;
    },
    file: (path) => last?.file(path),
    invalidate() {
      if (!reading) return;
      reading = undefined;
      server.ws.send(galleryEvent);
    },
  };
}

function isGalleryPath(path: string): boolean {
  return path === galleryPath || path.startsWith(`${galleryPath}/`);
}

interface GalleryResponse {
  text: string;
  type?: string;
  status?: number;
}

async function respondToGalleryUrl(
  url: URL,
  gallery: BlockGallery | undefined,
  server: ViteDevServer,
): Promise<GalleryResponse> {
  if (url.pathname === placeholderPath) return { text: placeholderSvg, type: "image/svg+xml" };
  const html = (text: string) => server.transformIndexHtml(url.pathname, text);
  if (!gallery) return { text: await html(renderUnavailableDocument()), status: 503 };
  if (url.pathname === galleryIndexPath) return createIndexResponse(gallery);
  if (url.pathname === framePath) return createFrameResponse(url, gallery, server);
  const isOwn = (type: string) => !Object.hasOwn(registry, type);
  const shown = parseViewOptions(url.searchParams, gallery.pack);
  return { text: await html(renderGalleryDocument(gallery, shown, isOwn)) };
}

function createIndexResponse({ blocks }: BlockGallery): GalleryResponse {
  const right = blocks.filter(({ error }) => error === undefined);
  const samples = right.map(({ name, type }) => {
    return { name, type, opens: getBlockTraits({ type }).opensPage === true };
  });
  const list: GalleryIndex = { packs: packNames, samples };
  return { text: JSON.stringify(list), type: "application/json" };
}

/**
 * Renders all block variants on one page, or only those whose name or type is in the query.
 * Responds with 404 if there are none.
 */
async function createFrameResponse(
  url: URL,
  gallery: BlockGallery,
  server: ViteDevServer,
): Promise<GalleryResponse> {
  const { pack } = parseViewOptions(url.searchParams, gallery.pack);
  const { visualAssets, blocks } = await gallery.siteInPack(pack === "all" ? gallery.pack : pack);
  const chosen = selectBlocks(gallery, blocks, url.searchParams.getAll("sample"));
  const views = arrangeAsPage(chosen);
  const module = await server.ssrLoadModule(frameModule);
  const { renderFrame } = module as typeof import("./browser/render-frame.tsx");
  const names = views.map(({ name }) => name);
  const frame = renderFrame(views, visualAssets.site, names);
  const document = renderFrameDocument(frame, visualAssets, {
    title: names.join(", "),
    scheme: colorSchemeFromQuery(url.searchParams),
  });
  const text = frame.live ? await server.transformIndexHtml(url.pathname, document) : document;
  return { text, status: views.length > 0 ? 200 : 404 };
}

/** A block with the name of its variant. */
interface NamedBlock extends RouteBlock {
  name: string;
}

function selectBlocks(
  gallery: BlockGallery,
  views: readonly RouteBlock[],
  wanted: readonly string[],
): NamedBlock[] {
  const right = gallery.blocks.filter(({ error }) => error === undefined);
  return right.flatMap(({ name, type }, index) => {
    const view = views[index];
    const isWanted = wanted.length === 0 || wanted.includes(name) || wanted.includes(type);
    return view && isWanted ? [{ ...view, name }] : [];
  });
}

/**
 * Puts blocks that open pages first. Only the first of them counts as page opener, because its
 * title is the title of the page.
 */
function arrangeAsPage(chosen: NamedBlock[]): NamedBlock[] {
  const opens = ({ block }: NamedBlock) => getBlockTraits(block).opensPage === true;
  const ordered = [...chosen.filter(opens), ...chosen.filter((view) => !opens(view))];
  return ordered.map((view, index) => {
    const first = index === 0 && opens(view);
    return { ...view, page: { ...view.page, index, first } };
  });
}

/**
 * The placeholder for missing pictures: a frame with a hill and a sun, in a grey that is visible on
 * any background.
 */
const placeholderSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 480 360" fill="none" stroke="#8a8a8a" stroke-width="3"><rect x="2" y="2" width="476" height="356" fill="#8a8a8a" fill-opacity=".12"/><circle cx="348" cy="112" r="34"/><path d="m2 300 126-130 92 96 58-58 200 130"/></svg>`;
