import { chooseProvider, type Secrets } from "../mail/choose-provider.ts";
import { sendDue } from "../mail/outbox.ts";
import { type D1Binding, d1 } from "../messages/d1.ts";
import { forgetOld } from "../messages/retention.ts";
import { type Means, receive } from "../receive.ts";
import type { ReceiverSite } from "../receiver-site.ts";

/** What Cloudflare gives a Worker, as `wrangler.jsonc` names it. */
interface Environment extends Secrets {
  DB: D1Binding;
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/** So many mails a minute: without a plan that is paid for, one run may ask a database fifty times. */
const atOnce = 10;

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * A Worker that serves a site's files and receives its forms (https://developers.cloudflare.com/workers/). Its schedule
 * sends what waits, and takes away what is not to be kept any longer.
 */
export function createWorker(site: ReceiverSite) {
  const means = (environment: Environment, context: Context): Means => ({
    site,
    sql: d1(environment.DB),
    now: Date.now,
    // Without its object, `fetch` of a Worker refuses to be called.
    fetch: (...asked) => fetch(...asked),
    mail: chooseProvider(environment, (...asked) => fetch(...asked)),
    turnstileSecret: environment.TURNSTILE_SECRET,
    after: (work) => context.waitUntil(work),
    report: (error) => console.error(error instanceof Error ? error.message : error),
  });
  return {
    fetch(request: Request, environment: Environment, context: Context): Promise<Response> {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${site.base}/_prelo/`)) return environment.ASSETS.fetch(request);
      const sender = request.headers.get("cf-connecting-ip") ?? "";
      return receive(request, sender, means(environment, context));
    },
    async scheduled(_event: unknown, environment: Environment, context: Context): Promise<void> {
      const given = means(environment, context);
      await forgetOld(given.sql, given.now(), site.months);
      await sendDue(given, atOnce);
    },
  };
}
