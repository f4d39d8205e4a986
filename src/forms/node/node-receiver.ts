import type { IncomingMessage, ServerResponse } from "node:http";
import { formsPath } from "../../model/forms/deliveries.ts";
import { chooseProvider, type Secrets } from "../mail/choose-provider.ts";
import { sendDue } from "../mail/outbox.ts";
import { forgetOld } from "../messages/retention.ts";
import { dayOf, haveOneSender } from "../messages/sender-limit.ts";
import { type Means, receive } from "../receive.ts";
import type { ReceiverSite } from "../receiver-site.ts";
import { senderOf, toRequest, writeAnswer } from "./node-request.ts";
import type { MessageFile } from "./sqlite-file.ts";

/** A receiver that runs in a server of Node. */
export interface NodeReceiver {
  /** Whether a request is for it, by its path. */
  isAsked(incoming: IncomingMessage): boolean;
  answer(incoming: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Does what is due: sends what waits, takes away what is not to be kept any longer. */
  tick(): Promise<void>;
  /** Ends what goes on, and lets go of the file. */
  stop(): Promise<void>;
}

/** How often it does what is due, in milliseconds. */
const pulse = 60_000;

/**
 * Starts to receive the forms of a site into a file of messages.
 *
 * @param report learns of faults; no part of a message is among them
 * @param warnOfOneSender is called, once a day, when all of the day's messages came from one address: a server in
 *   front probably does not tell where visitors come from, and the limit for one sender then holds for all
 */
export function startNodeReceiver(
  site: ReceiverSite,
  file: MessageFile,
  {
    secrets,
    report,
    warnOfOneSender,
  }: { secrets: Secrets; report: (fault: unknown) => void; warnOfOneSender?: () => void },
): NodeReceiver {
  const works = new Set<Promise<unknown>>();
  const after = (work: Promise<unknown>) => {
    works.add(work);
    void work.finally(() => works.delete(work));
  };
  const means: Means = {
    ...{ site, sql: file.sql, now: Date.now, fetch, after, report },
    mail: chooseProvider(secrets, fetch),
    turnstileSecret: secrets.TURNSTILE_SECRET,
  };
  let warnedOn = "";
  const tick = async () => {
    const today = dayOf(Date.now());
    if (warnedOn !== today && (await haveOneSender(file.sql, today))) {
      warnedOn = today;
      warnOfOneSender?.();
    }
    await forgetOld(file.sql, Date.now(), site.months);
    await sendDue(means);
  };
  const timer = setInterval(() => after(tick().catch(report)), pulse).unref();
  return {
    isAsked: ({ url = "" }) => url.startsWith(site.base + formsPath),
    async answer(incoming, response) {
      const request = toRequest(incoming);
      const answer = request
        ? await receive(request, senderOf(incoming), means)
        : new Response(null, { status: 400 });
      await writeAnswer(answer, incoming, response);
    },
    tick,
    async stop() {
      clearInterval(timer);
      await Promise.allSettled(works);
      file.close();
    },
  };
}
