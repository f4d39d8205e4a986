import { relative, resolve } from "node:path";
import { migrationSql } from "../../forms/messages/message-tables.ts";
import type { ReceiverSite } from "../../forms/receiver-site.ts";
import type { OutputFile } from "../html/output-file.ts";
import { bundleWorker, formsFile } from "./bundle-worker.ts";
import { cloudflareGuide, databaseName, guideName } from "./words.pt-br.ts";

/** What is written for Cloudflare is made from this. */
export interface CloudflareHosting {
  /** The data of the forms that the site receives. */
  forms: ReceiverSite;
  /** The folder of the built site. */
  root: string;
  /** The folder into which the files go. */
  folder: string;
  /** The lines that bring the site up to date. */
  lines: { build: string; again: string };
}

/** A file, and whether somebody writes in it: then it is written once and stays theirs. */
export interface HostingFile extends OutputFile {
  isTheirs?: true;
}

/** The behaviour of Cloudflare's runtime as it was on this day. */
const compatibilityDate = "2026-03-01";

/**
 * A Worker with static assets for a site: its program, the data of its forms, the tables of its database and what wrangler
 * has to know (https://developers.cloudflare.com/workers/static-assets/). No secret stands in any of them.
 */
export async function cloudflareFiles(hosting: CloudflareHosting): Promise<HostingFile[]> {
  const { forms, lines } = hosting;
  const name = workerName(forms.origin);
  const isGuarded = Object.values(forms.forms).some(({ turnstile }) => turnstile);
  return [
    { path: "wrangler.jsonc", data: wranglerConfig(name, hosting), isTheirs: true },
    { path: "worker.mjs", data: await bundleWorker() },
    { path: formsFile, data: `${JSON.stringify(forms, undefined, 2)}\n` },
    { path: "migrations/0001_messages.sql", data: migrationSql() },
    { path: guideName, data: cloudflareGuide({ name, lines, isGuarded }) },
  ];
}

/** The name of a Worker, as a label of a host: small letters, digits and hyphens, 63 at most (RFC 1035, 2.3.1). */
function workerName(origin: string): string {
  const words = new URL(origin).hostname.replace(/^www\./, "").replace(/[^a-z0-9]+/g, "-");
  return words.replace(/^-+/, "").slice(0, 50).replace(/-+$/, "") || "site";
}

/** All but what comes from the forms is a file of the site, with its headers, its redirects and its 404. */
function wranglerConfig(name: string, { root, folder }: CloudflareHosting): string {
  const config = {
    name,
    main: "worker.mjs",
    compatibility_date: compatibilityDate,
    assets: {
      directory: relative(resolve(folder), resolve(root)).replaceAll("\\", "/"),
      binding: "ASSETS",
      html_handling: "drop-trailing-slash",
      not_found_handling: "404-page",
      run_worker_first: ["/_prelo/*"],
    },
    d1_databases: [
      {
        ...{ binding: "DB", database_name: databaseName(name), database_id: "" },
        migrations_dir: "migrations",
      },
    ],
    triggers: { crons: ["* * * * *"] },
    vars: { MAIL_FROM: "" },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
