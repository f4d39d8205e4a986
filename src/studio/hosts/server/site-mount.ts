import type { ServerResponse } from "node:http";
import { extname, resolve } from "node:path";
import { placeStyles } from "../../../builder/html/base-path.ts";
import { contentTypes } from "../../../builder/serve.ts";
import { nameOf } from "../../../load/files/disk-files.ts";
import { entranceDocument } from "../../entrance/entrance-document.ts";
import { studioLanguage } from "../../language.pt-br.ts";
import type { Brought } from "../../preview-worker/core-messages.ts";
import { entranceScript, fileInPlace, placeAddress, placeNames } from "./api-addresses.ts";
import { bundleEntrance } from "./bundle-studio.ts";
import type { LiveCode } from "./code/live-code.ts";
import { createSiteLook, placedBelow, type SiteLook } from "./site-look.ts";
import { readHeifFile } from "./static/heif-files.ts";
import type { Mount } from "./studio-server.ts";

/** Options of the handler. */
export interface SiteServing {
  content: string;
  date?: string;
  code: Pick<LiveCode, "made" | "watch">;
}

/**
 * Serves the entrance and, in each page's folder: the preview document, scripts and styles, the
 * initial state of the preview worker, and the pictures and fonts of the site.
 */
export function siteMount(serving: SiteServing): Mount & { renew(): void } {
  const { content, date, code } = serving;
  const look = createSiteLook(content, date, code.made);
  let files: SiteLook["files"] = new Map();
  const fresh = async () => {
    const made = await look();
    files = made.files;
    return made;
  };
  // Build ahead, so that the first page load is fast.
  const renew = () => void fresh().catch(() => undefined);
  renew();
  const brought = async (base: string): Promise<Brought> => {
    const { brought: shown } = await fresh();
    const { rules, mark } = code.made();
    const site = { folder: nameOf(resolve(content)), schemas: rules.schemas, code: mark, date };
    return { ...site, ...shown, placed: placedBelow(base, shown.placed) };
  };
  const styles = async (base: string) => placeStyles(base.slice(0, -1), (await fresh()).css);
  const answers: Record<string, Answer | undefined> = {
    [placeNames.page]: async (base) => html(pageDocument(base)),
    [placeNames.brought]: async (base) => json(await brought(base)),
    [placeNames.styles]: async (base) => ({ type: ".css", data: await styles(base) }),
  };
  const script = bundleEntrance();
  // A failed bundle must not crash the process; the request for it fails.
  script.catch(() => undefined);
  const entrance: Record<string, Answer | undefined> = {
    "/": async () => html(entranceDocument()),
    [entranceScript]: async () => ({ type: ".js", data: await script }),
  };
  // Keep old scripts: a page that runs them may still load one of their chunks.
  const takeScripts = () => {
    for (const { path, data } of code.made().files) {
      answers[placeNames.app + path] = async () => ({ type: extname(path), data });
    }
  };
  takeScripts();
  code.watch(takeScripts);
  for (const name of ["libheif.js", "libheif.wasm"]) {
    answers[placeNames.app + name] = async () => ({
      type: extname(name),
      data: await readHeifFile(name),
    });
  }
  return {
    renew,
    handle(request, response, next) {
      const path = (request.url ?? "").replace(/\?.*$/, "");
      const { place = "", name = "" } = fileInPlace(path) ?? {};
      const answer = entrance[path] ?? (Object.hasOwn(answers, name) ? answers[name] : undefined);
      if (answer)
        return void answer(placeAddress(place)).then((sent) => send(response, sent), next);
      const file = files.get(`/${name}`);
      if (!file) return next();
      send(response, { type: extname(name), data: file.data });
    },
  };
}

/** @param base the folder of the requesting page, with a trailing slash */
type Answer = (base: string) => Promise<Sent>;

interface Sent {
  /** The file extension. */
  type: string;
  data: string | Uint8Array;
}

function send(response: ServerResponse, { type, data }: Sent): void {
  response.setHeader("content-type", contentTypes[type] ?? "application/octet-stream");
  response.end(data);
}

function html(data: string): Sent {
  return { type: ".html", data };
}

function json(value: object): Sent {
  return { type: ".json", data: JSON.stringify(value) };
}

/** The document of the preview frame; the app sets its language and title. */
function pageDocument(base: string): string {
  const app = base + placeNames.app;
  return [
    `<!doctype html><html lang="${studioLanguage}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Prelo</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${app}page.css">`,
    `<script type="module" src="${app}page.js"></script></head>`,
    '<body><div id="_app"></div></body></html>',
  ].join("");
}
