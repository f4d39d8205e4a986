import { build } from "esbuild";
import { Response as Answer, type Request as Asked, Miniflare } from "miniflare";
import type { ReceiverSecrets } from "../../forms/mail/choose-provider.ts";
import { migrationSql } from "../../forms/messages/message-tables.ts";
import type { ReceiverSite } from "../../forms/receiver-site.ts";

/** What the web outside answers to a Worker. */
export type OutboundHandler = (request: Asked) => Answer | Promise<Answer>;

/** What the types of the runtime leave out. */
interface ScheduledWorker {
  scheduled(event: { cron: string }): Promise<unknown>;
}

/**
 * Runs the Worker of a site in workerd, the runtime of Cloudflare, with a D1 that its migration made. What it asks of the web
 * comes to `outside`.
 *
 * @param secrets whom it mails by: without any, mails wait
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
    /** The rows that a statement finds. */
    rows: async (sql: string) => (await db.prepare(sql).all()).results,
    /** What the schedule does. */
    async tick(): Promise<void> {
      const worker: unknown = await runtime.getWorker();
      await (worker as ScheduledWorker).scheduled({ cron: "* * * * *" });
    },
    /** Posts a body to a form as a browser on the site would. */
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
