import { build } from "esbuild";
import { Response as Answer, type Request as Asked, Miniflare } from "miniflare";
import type { ReceiverSecrets } from "../../forms/mail/choose-provider.ts";
import { migrationSql } from "../../forms/message-store/database-schema.ts";
import type { ReceiverSite } from "../../forms/receiver-site.ts";

/** Answers a request of the Worker in place of the network. */
export type OutboundHandler = (request: Asked) => Answer | Promise<Answer>;

/** A method that the runtime's types leave out. */
interface ScheduledWorker {
  scheduled(event: { cron: string }): Promise<unknown>;
}

/**
 * Runs a site's Worker in workerd, Cloudflare's runtime, with a migrated D1 database. Its outgoing
 * requests are passed to `outside`.
 *
 * @param secrets credentials of the mail provider; without any, mails stay queued
 */
export async function startWorker(
  site: ReceiverSite,
  outside: OutboundHandler,
  secrets: ReceiverSecrets = { RESEND_API_KEY: "re_key", MAIL_FROM: "site@aurora.example" },
) {
  const entry = `import { createWorker } from "./src/forms/worker/forms-worker.ts";
    export default createWorker(${JSON.stringify(site)});`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: process.cwd(), loader: "ts" },
    ...{ bundle: true, format: "esm", platform: "neutral", write: false },
  });
  const runtime = new Miniflare({
    ...{ modules: true, script: outputFiles[0]?.text ?? "", compatibilityDate: "2026-03-01" },
    d1Databases: ["DB"],
    bindings: { ...secrets },
    serviceBindings: { ASSETS: () => new Answer("the page") },
    outboundService: outside,
  });
  const db = await runtime.getD1Database("DB");
  for (const statement of migrationSql()
    .split(";\n")
    .filter((each) => each.trim())) {
    await db.prepare(statement).run();
  }
  return {
    runtime,
    /** Runs an SQL statement and returns its rows. */
    rows: async (sql: string) => (await db.prepare(sql).all()).results,
    /** Triggers the scheduled task. */
    async tick(): Promise<void> {
      const worker: unknown = await runtime.getWorker();
      await (worker as ScheduledWorker).scheduled({ cron: "* * * * *" });
    },
    /** Posts a body to a form as a browser on the site does. */
    post: (form: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
      runtime.dispatchFetch(`https://aurora.example/_prelo/forms/${form}`, {
        method: "POST",
        headers: {
          ...{ "content-type": "application/json", origin: "https://aurora.example" },
          ...headers,
        },
        ...{ body, redirect: "manual" },
      }),
  };
}

export { Answer };
