import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { chooseMailConfig } from "../../forms/mail/choose-provider.ts";
import { sendDueMails } from "../../forms/mail/outbox.ts";
import { purgeExpired } from "../../forms/message-store/retention.ts";
import { openOrCreateMessageFile } from "../../forms/node/sqlite-file.ts";
import { type ReceiveContext, receiveFormRequest } from "../../forms/receive.ts";
import { receiverSite } from "./sample-forms.ts";

/** The requests that providers received, and their next response. */
interface FakeNetwork {
  requests: { address: string; headers: Headers; body: Record<string, unknown> }[];
  respond: (address: string) => Response;
}

/** Creates a form endpoint with its own database, a fixed clock and a stubbed network. */
export async function createFormEndpointHarness(more: Partial<ReceiveContext> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "receiver-"));
  const file = await openOrCreateMessageFile(join(folder, "messages.db"));
  onTestFinished(() => {
    file.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const clock = { now: Date.parse("2026-05-04T12:00:00Z") };
  const web: FakeNetwork = { requests: [], respond: () => Response.json({ id: "mail" }) };
  const fetcher = (async (address: string, { headers, body }: RequestInit) => {
    const asked = { address, headers: new Headers(headers), body: JSON.parse(String(body)) };
    web.requests.push(asked);
    return web.respond(address);
  }) as typeof fetch;
  const works: Promise<unknown>[] = [];
  const faults: unknown[] = [];
  const secrets = { RESEND_API_KEY: "re_key", MAIL_FROM: "site@aurora.example" };
  const means: ReceiveContext = {
    ...{ site: receiverSite, sql: file.sql, now: () => clock.now, fetch: fetcher },
    mail: chooseMailConfig(secrets, fetcher),
    waitUntil: (work) => void works.push(work),
    report: (fault) => void faults.push(fault),
    ...more,
  };
  return {
    ...{ sql: file.sql, clock, web, faults, means },
    /** Handles a request and waits for its background work. */
    async ask(request: Request, sender = "203.0.113.7") {
      const answer = await receiveFormRequest(request, sender, means);
      await Promise.all(works.splice(0));
      return answer;
    },
    /** Acts as the scheduled task: purges expired messages, then sends the mails that are due. */
    async tick() {
      await purgeExpired(file.sql, clock.now, receiverSite.months);
      return sendDueMails(means);
    },
  };
}
