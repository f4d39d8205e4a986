import type { IncomingMessage, ServerResponse } from "node:http";
import { formsPath } from "../../model/forms/deliveries.ts";
import { chooseMailConfig, type ReceiverSecrets } from "../mail/choose-provider.ts";
import { sendDueMails } from "../mail/outbox.ts";
import { hasSuspiciousSingleSender, utcDay } from "../message-store/rate-limit.ts";
import { purgeExpired } from "../message-store/retention.ts";
import { type ReceiveContext, receiveFormRequest } from "../receive.ts";
import type { ReceiverSite } from "../receiver-site.ts";
import { clientIpAddress, toRequest, writeResponse } from "./node-request.ts";
import type { MessageFile } from "./sqlite-file.ts";

/** A form receiver for Node servers. */
export interface NodeReceiver {
  /** Whether the path of a request belongs to the receiver. */
  handles(incoming: IncomingMessage): boolean;
  answer(incoming: IncomingMessage, response: ServerResponse): Promise<void>;
  /**
   * Runs the periodic work: warns of a single sender, deletes expired messages, sends due mails.
   */
  tick(): Promise<void>;
  /** Waits for pending work and closes the file. */
  stop(): Promise<void>;
}

/** The interval of the periodic work (ms). */
const tickInterval = 60_000;

/**
 * Starts a receiver that stores the messages of a site's forms in a message file.
 *
 * @param report called with errors, which contain no part of a message
 * @param warnOfOneSender called at most once a day, if there are many messages of the day and all
 *   came from one address. Then a proxy probably does not forward client addresses, and all
 *   visitors share the rate limit of one sender
 */
export function startNodeReceiver(
  site: ReceiverSite,
  file: MessageFile,
  {
    secrets,
    report,
    warnOfOneSender,
  }: { secrets: ReceiverSecrets; report: (fault: unknown) => void; warnOfOneSender?: () => void },
): NodeReceiver {
  const works = new Set<Promise<unknown>>();
  const after = (work: Promise<unknown>) => {
    works.add(work);
    void work.finally(() => works.delete(work));
  };
  const means: ReceiveContext = {
    ...{ site, sql: file.sql, now: Date.now, fetch, waitUntil: after, report },
    mail: chooseMailConfig(secrets, fetch),
    turnstileSecret: secrets.TURNSTILE_SECRET,
  };
  let warnedOn = "";
  const tick = async () => {
    const today = utcDay(Date.now());
    if (warnedOn !== today && (await hasSuspiciousSingleSender(file.sql, today))) {
      warnedOn = today;
      warnOfOneSender?.();
    }
    await purgeExpired(file.sql, Date.now(), site.months);
    await sendDueMails(means);
  };
  const timer = setInterval(() => after(tick().catch(report)), tickInterval).unref();
  return {
    handles: ({ url = "" }) => url.startsWith(site.base + formsPath),
    async answer(incoming, response) {
      const request = toRequest(incoming);
      const answer = request
        ? await receiveFormRequest(request, clientIpAddress(incoming), means)
        : new Response(null, { status: 400 });
      await writeResponse(answer, incoming, response);
    },
    tick,
    async stop() {
      clearInterval(timer);
      await Promise.allSettled(works);
      file.close();
    },
  };
}
