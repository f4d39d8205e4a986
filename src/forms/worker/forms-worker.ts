import { chooseMailConfig, type ReceiverSecrets } from "../mail/choose-provider.ts";
import { sendDueMails } from "../mail/outbox.ts";
import { createD1Database, type D1Binding } from "../message-store/d1-database.ts";
import { purgeExpired } from "../message-store/retention.ts";
import { type ReceiveContext, receiveFormRequest } from "../receive.ts";
import type { ReceiverSite } from "../receiver-site.ts";

/** The bindings of the Worker, as `wrangler.jsonc` names them. */
interface WorkerBindings extends ReceiverSecrets {
  DB: D1Binding;
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/**
 * The maximum number of mails per run. There is one run a minute. In the free plan, a run may query
 * the database fifty times.
 */
const mailsPerRun = 10;

interface WorkerContext {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Creates a Worker that serves a site's files and receives its forms
 * (https://developers.cloudflare.com/workers/). Its cron trigger sends waiting mails and deletes
 * expired messages.
 */
export function createWorker(site: ReceiverSite) {
  const means = (environment: WorkerBindings, context: WorkerContext): ReceiveContext => ({
    site,
    sql: createD1Database(environment.DB),
    now: Date.now,
    // A wrapper, because `fetch` of a Worker must be called with its global object as `this`.
    fetch: (...asked) => fetch(...asked),
    mail: chooseMailConfig(environment, (...asked) => fetch(...asked)),
    turnstileSecret: environment.TURNSTILE_SECRET,
    waitUntil: (work) => context.waitUntil(work),
    report: (error) => console.error(error instanceof Error ? error.message : error),
  });
  return {
    fetch(
      request: Request,
      environment: WorkerBindings,
      context: WorkerContext,
    ): Promise<Response> {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${site.base}/_prelo/`)) return environment.ASSETS.fetch(request);
      const sender = request.headers.get("cf-connecting-ip") ?? "";
      return receiveFormRequest(request, sender, means(environment, context));
    },
    async scheduled(
      _event: unknown,
      environment: WorkerBindings,
      context: WorkerContext,
    ): Promise<void> {
      const given = means(environment, context);
      await purgeExpired(given.sql, given.now(), site.months);
      await sendDueMails(given, mailsPerRun);
    },
  };
}
