import type { ServerResponse } from "node:http";
import { extname, resolve } from "node:path";
import { studioLanguage } from "#lang/studio/studio-locale";
import { prefixStyles } from "../../../builder/html/base-path.ts";
import { contentTypes } from "../../../builder/serve.ts";
import { displayPath } from "../../../load/files/disk-files.ts";
import {
  entranceScript,
  pageFileNames,
  pageFolderAddress,
  parsePageAddress,
} from "../../backend-contract/api-addresses.ts";
import type { InitialState } from "../../preview-worker/messages.ts";
import { renderSignInDocument } from "../../sign-in/sign-in-document.ts";
import { bundleSignInScript } from "./bundle-studio.ts";
import {
  createCachedAssetBuilder,
  prefixPictureAddresses,
  type SiteAssets,
} from "./site-assets.ts";
import type { SiteCodeWatcher } from "./site-code/watch-site-code.ts";
import { readLibheifFile } from "./static-export/libheif-files.ts";
import type { RequestHandler } from "./studio-server.ts";

/** Options of the handler. */
export interface PageHandlerOptions {
  content: string;
  date?: string;
  code: Pick<SiteCodeWatcher, "compiled" | "watch">;
}

/**
 * Serves the entrance document and the files in each page's folder: the preview document, scripts
 * and styles, the initial state of the preview worker, and the site's pictures and fonts.
 */
export function createPageHandler(options: PageHandlerOptions): RequestHandler & { renew(): void } {
  const { content, date, code } = options;
  const look = createCachedAssetBuilder(content, date, code.compiled);
  let files: SiteAssets["files"] = new Map();
  const fresh = async () => {
    const made = await look();
    files = made.files;
    return made;
  };
  // Build the assets ahead, so that the first page load is fast.
  const renew = () => void fresh().catch(() => undefined);
  renew();
  const brought = async (base: string): Promise<InitialState> => {
    const { initialMedia: shown } = await fresh();
    const { rules, mark } = code.compiled();
    const site = {
      folder: displayPath(resolve(content)),
      schemas: rules.schemas,
      code: mark,
      date,
    };
    return { ...site, ...shown, placed: prefixPictureAddresses(base, shown.placed) };
  };
  const styles = async (base: string) => prefixStyles(base.slice(0, -1), (await fresh()).css);
  const answers: Record<string, FileHandler | undefined> = {
    [pageFileNames.page]: async (base) => toHtmlResponse(renderPreviewFrameDocument(base)),
    [pageFileNames.brought]: async (base) => toJsonResponse(await brought(base)),
    [pageFileNames.styles]: async (base) => ({ type: ".css", data: await styles(base) }),
  };
  const script = bundleSignInScript();
  // If the bundle fails, the process must not crash. Only the request for the script fails.
  script.catch(() => undefined);
  const entrance: Record<string, FileHandler | undefined> = {
    "/": async () => toHtmlResponse(renderSignInDocument()),
    [entranceScript]: async () => ({ type: ".js", data: await script }),
  };
  // Keep old scripts, because a page that runs them may still load one of their chunks.
  const takeScripts = () => {
    for (const { path, data } of code.compiled().files) {
      answers[pageFileNames.app + path] = async () => ({ type: extname(path), data });
    }
  };
  takeScripts();
  code.watch(takeScripts);
  for (const name of ["libheif.js", "libheif.wasm"]) {
    answers[pageFileNames.app + name] = async () => ({
      type: extname(name),
      data: await readLibheifFile(name),
    });
  }
  return {
    renew,
    handle(request, response, next) {
      const path = (request.url ?? "").replace(/\?.*$/, "");
      const { place = "", name = "" } = parsePageAddress(path) ?? {};
      const answer = entrance[path] ?? (Object.hasOwn(answers, name) ? answers[name] : undefined);
      if (answer)
        return void answer(pageFolderAddress(place)).then((sent) => sendFile(response, sent), next);
      const file = files.get(`/${name}`);
      if (!file) return next();
      sendFile(response, { type: extname(name), data: file.data });
    },
  };
}

/**
 * Creates the response for a file.
 *
 * @param base the folder of the requesting page, with a trailing slash
 */
type FileHandler = (base: string) => Promise<FileResponse>;

interface FileResponse {
  /** The file extension. */
  type: string;
  data: string | Uint8Array;
}

function sendFile(response: ServerResponse, { type, data }: FileResponse): void {
  response.setHeader("content-type", contentTypes[type] ?? "application/octet-stream");
  response.end(data);
}

function toHtmlResponse(data: string): FileResponse {
  return { type: ".html", data };
}

function toJsonResponse(value: object): FileResponse {
  return { type: ".json", data: JSON.stringify(value) };
}

/** Renders the document of the preview frame. The app sets its language and title. */
function renderPreviewFrameDocument(base: string): string {
  const app = base + pageFileNames.app;
  return [
    `<!doctype html><html lang="${studioLanguage}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Prelo</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${app}page.css">`,
    `<script type="module" src="${app}page.js"></script></head>`,
    '<body><div id="_app"></div></body></html>',
  ].join("");
}
