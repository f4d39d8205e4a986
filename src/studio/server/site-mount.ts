import type { ServerResponse } from "node:http";
import { extname, resolve } from "node:path";
import { contentTypes } from "../../press/serve.ts";
import { nameOf } from "../../site/folder/disk-files.ts";
import type { Brought } from "../core/core-messages.ts";
import { studioLanguage } from "../language.pt-br.ts";
import { pageAddresses } from "./api-addresses.ts";
import type { LiveCode } from "./code/live-code.ts";
import { createSiteLook, type SiteLook } from "./site-look.ts";
import { readHeifFile } from "./static/heif-files.ts";
import type { Mount } from "./studio-server.ts";

/** What the mount serves from. */
export interface SiteServing {
  content: string;
  date?: string;
  code: Pick<LiveCode, "made" | "watch">;
}

/**
 * Serves the studio's page and the site in it: two documents, their scripts and styles, what the core starts
 * from, and the pictures and fonts of the site.
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
  // The first one who opens the studio does not wait for all of it.
  const renew = () => void fresh().catch(() => undefined);
  renew();
  const brought = async (): Promise<Brought> => ({
    folder: nameOf(resolve(content)),
    schemas: code.made().rules.schemas,
    code: code.made().mark,
    date,
    ...(await fresh()).brought,
  });
  const answers: Record<string, (() => Promise<Sent>) | undefined> = {
    "/": async () => html(documentOf("shell", ["begin", "shell"], '<div id="studio"></div>')),
    [pageAddresses.page]: async () => html(documentOf("page", ["page"], '<div id="_app"></div>')),
    [pageAddresses.brought]: async () => json(await brought()),
    [pageAddresses.styles]: async () => ({ type: ".css", data: (await fresh()).css }),
  };
  // Scripts of before stay: a page that runs them may still ask for one that comes later.
  const takeScripts = () => {
    for (const { path, data } of code.made().files) {
      answers[pageAddresses.app + path] = async () => ({ type: extname(path), data });
    }
  };
  takeScripts();
  code.watch(takeScripts);
  for (const name of ["libheif.js", "libheif.wasm"]) {
    answers[pageAddresses.app + name] = async () => ({
      type: extname(name),
      data: await readHeifFile(name),
    });
  }
  return {
    renew,
    handle(request, response, next) {
      const path = (request.url ?? "").replace(/\?.*$/, "");
      const answer = answers[path];
      if (answer) return void answer().then((sent) => send(response, sent), next);
      const file = files.get(path);
      if (!file) return next();
      send(response, { type: extname(path), data: file.data });
    },
  };
}

interface Sent {
  /** The end of the file's name. */
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

/** A document that loads some of the studio's scripts; its language and title come with them. */
function documentOf(style: string, scripts: readonly string[], body: string): string {
  const { app } = pageAddresses;
  const loaded = scripts.map((name) => `<script type="module" src="${app}${name}.js"></script>`);
  return [
    `<!doctype html><html lang="${studioLanguage}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>Prelo</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${app}${style}.css">`,
    `${loaded.join("")}</head><body>${body}</body></html>`,
  ].join("");
}
