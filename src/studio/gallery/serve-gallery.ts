import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { registry } from "../../blocks/registry.ts";
import { traitsOf } from "../../blocks/traits.ts";
import type { OutputFile } from "../../builder/html/output-file.ts";
import type { BlockView } from "../../layout/views.ts";
import type { KnownFiles } from "../../load/files/read-file.ts";
import { packNames } from "../../theme/packs/pack-names.ts";
import { frameDocument } from "./frame-document.ts";
import { galleryDocument, waitingDocument } from "./gallery-document.tsx";
import {
  frameAddress,
  type GalleryList,
  galleryAddress,
  galleryEvent,
  listAddress,
  placeholderAddress,
  schemeIn,
  shownBy,
} from "./live/gallery-addresses.ts";
import { type Gallery, readGallery } from "./read-gallery.ts";

/**
 * The rendering module, loaded through the dev server so that components are in their latest saved
 * version.
 */
const drawing = "/src/studio/gallery/live/render-frame.tsx";

/** The gallery of a content folder, served next to its preview. */
export interface ServedGallery {
  /**
   * Handles requests below the gallery's URL.
   *
   * @returns whether it did
   */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** A file that its frames reference. */
  file(path: string): OutputFile | undefined;
  /**
   * Invalidates the gallery after a change: it is rebuilt on the next request, and open pages
   * reload.
   */
  renew(): void;
}

/**
 * Creates the gallery of a content folder, which is read on demand.
 *
 * @param tell reports in the terminal why nothing can be rendered
 */
export function createGallery(
  server: ViteDevServer,
  { content, date }: { content: string; date?: string },
  tell: (fault: string) => void,
): ServedGallery {
  const known: KnownFiles = new Map();
  let last: Gallery | undefined;
  let reading: Promise<Gallery | undefined> | undefined;
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
    async answer(request, response) {
      const url = new URL(request.url ?? "/", "http://localhost");
      if (!isBelow(url.pathname)) return false;
      const answer = await answerFor(url, await current(), server);
      response.statusCode = answer.status ?? 200;
      response.setHeader("content-type", answer.type ?? "text/html");
      response.end(answer.text);
      return true;
    },
    file: (path) => last?.file(path),
    renew() {
      if (!reading) return;
      reading = undefined;
      server.ws.send(galleryEvent);
    },
  };
}

function isBelow(path: string): boolean {
  return path === galleryAddress || path.startsWith(`${galleryAddress}/`);
}

interface Answer {
  text: string;
  type?: string;
  status?: number;
}

async function answerFor(
  url: URL,
  gallery: Gallery | undefined,
  server: ViteDevServer,
): Promise<Answer> {
  if (url.pathname === placeholderAddress) return { text: placeholder, type: "image/svg+xml" };
  const html = (text: string) => server.transformIndexHtml(url.pathname, text);
  if (!gallery) return { text: await html(waitingDocument()), status: 503 };
  if (url.pathname === listAddress) return toList(gallery);
  if (url.pathname === frameAddress) return toFrame(url, gallery, server);
  const isOwn = (type: string) => !Object.hasOwn(registry, type);
  const shown = shownBy(url.searchParams, gallery.pack);
  return { text: await html(galleryDocument(gallery, shown, isOwn)) };
}

function toList({ blocks }: Gallery): Answer {
  const right = blocks.filter(({ told }) => told === undefined);
  const samples = right.map(({ name, type }) => {
    return { name, type, opens: traitsOf({ type }).opens === true };
  });
  const list: GalleryList = { packs: packNames, samples };
  return { text: JSON.stringify(list), type: "application/json" };
}

/** Renders all variants, or those requested by name or type, as on a page. */
async function toFrame(url: URL, gallery: Gallery, server: ViteDevServer): Promise<Answer> {
  const { pack } = shownBy(url.searchParams, gallery.pack);
  const { look, blocks } = await gallery.show(pack === "all" ? gallery.pack : pack);
  const chosen = chooseBlocks(gallery, blocks, url.searchParams.getAll("sample"));
  const views = asOnPage(chosen);
  const module = await server.ssrLoadModule(drawing);
  const { renderFrame } = module as typeof import("./live/render-frame.tsx");
  const names = views.map(({ name }) => name);
  const frame = renderFrame(views, look.site, names);
  const document = frameDocument(frame, look, {
    title: names.join(", "),
    scheme: schemeIn(url.searchParams),
  });
  const text = frame.live ? await server.transformIndexHtml(url.pathname, document) : document;
  return { text, status: views.length > 0 ? 200 : 404 };
}

/** A block with the name of its variant. */
interface NamedView extends BlockView {
  name: string;
}

function chooseBlocks(
  gallery: Gallery,
  views: readonly BlockView[],
  wanted: readonly string[],
): NamedView[] {
  const right = gallery.blocks.filter(({ told }) => told === undefined);
  return right.flatMap(({ name, type }, index) => {
    const view = views[index];
    const isWanted = wanted.length === 0 || wanted.includes(name) || wanted.includes(type);
    return view && isWanted ? [{ ...view, name }] : [];
  });
}

/**
 * Puts blocks that open pages first and marks only the first of them as page opener, since its
 * title is the title of the page.
 */
function asOnPage(chosen: NamedView[]): NamedView[] {
  const opens = ({ block }: NamedView) => traitsOf(block).opens === true;
  const ordered = [...chosen.filter(opens), ...chosen.filter((view) => !opens(view))];
  return ordered.map((view, index) => {
    const first = index === 0 && opens(view);
    return { ...view, page: { ...view.page, index, first } };
  });
}

/** A frame with a hill and a sun, in a grey that is visible on any background. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 480 360" fill="none" stroke="#8a8a8a" stroke-width="3"><rect x="2" y="2" width="476" height="356" fill="#8a8a8a" fill-opacity=".12"/><circle cx="348" cy="112" r="34"/><path d="m2 300 126-130 92 96 58-58 200 130"/></svg>`;
