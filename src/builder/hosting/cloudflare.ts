import { relative, resolve } from "node:path";
import { cloudflareGuide, deriveDatabaseName, guideName } from "#lang/builder/hosting/strings";
import { migrationSql } from "../../forms/message-store/database-schema.ts";
import type { ReceiverSite } from "../../forms/receiver-site.ts";
import type { OutputFile } from "../html/output-file.ts";
import { bundleWorker, formsFile } from "./bundle-worker.ts";

/** The data for the Cloudflare files. */
export interface CloudflareHosting {
  /** The data of the forms whose messages the site receives. */
  forms: ReceiverSite;
  /** The folder of the built site. */
  root: string;
  /** The folder to which the files are written. */
  folder: string;
  /** The shell commands that build the site, and that write these files again. */
  lines: { build: string; again: string };
}

/**
 * A file for the hosting provider. If users may edit it, it is written once and never overwritten.
 */
export interface HostingFile extends OutputFile {
  isUserEdited?: true;
}

/** The date that determines the version of Cloudflare's runtime. */
const compatibilityDate = "2026-03-01";

/**
 * Builds the files of a Worker with static assets: its program, its form data, the tables of its
 * database, and the configuration of wrangler
 * (https://developers.cloudflare.com/workers/static-assets/). No file contains a secret.
 */
export async function cloudflareFiles(hosting: CloudflareHosting): Promise<HostingFile[]> {
  const { forms, lines } = hosting;
  const name = workerName(forms.origin);
  const isGuarded = Object.values(forms.forms).some(({ turnstile }) => turnstile);
  return [
    { path: "wrangler.jsonc", data: wranglerConfig(name, hosting), isUserEdited: true },
    { path: "worker.mjs", data: await bundleWorker() },
    { path: formsFile, data: `${JSON.stringify(forms, undefined, 2)}\n` },
    { path: "migrations/0001_messages.sql", data: migrationSql() },
    { path: guideName, data: cloudflareGuide({ name, lines, isGuarded }) },
  ];
}

/**
 * Derives the name of the Worker from the host of the site. It is a valid host label: lower-case
 * letters, digits and hyphens, at most 63 characters (RFC 1035, 2.3.1).
 */
function workerName(origin: string): string {
  const words = new URL(origin).hostname.replace(/^www\./, "").replace(/[^a-z0-9]+/g, "-");
  return words.replace(/^-+/, "").slice(0, 50).replace(/-+$/, "") || "site";
}

/**
 * Returns the configuration of wrangler. The Worker receives the requests for forms. All other
 * requests get static assets, with headers, redirects and the 404 page.
 */
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
        ...{ binding: "DB", database_name: deriveDatabaseName(name), database_id: "" },
        migrations_dir: "migrations",
      },
    ],
    triggers: { crons: ["* * * * *"] },
    vars: { MAIL_FROM: "" },
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
