import type { SqlDatabase, SqlRow } from "../message-store/sql.ts";
import { rowToMessage, type StoredMessage } from "../message-store/store-message.ts";
import type { ReceiverSite } from "../receiver-site.ts";
import type { MailConfig } from "./choose-provider.ts";
import { notificationEmail, receiptEmail } from "./email.ts";
import type { DeliveryResult } from "./provider.ts";

/** The dependencies of the outbox. */
export interface OutboxContext {
  site: ReceiverSite;
  sql: SqlDatabase;
  now: () => number;
  mail?: MailConfig;
}

/**
 * The time (ms) for which a process reserves a mail while sending it. If that process dies, another
 * one may retry after this time.
 */
const leaseDuration = 2 * 60_000;

const minute = 60_000;

/**
 * Returns the wait before the next try (ms): a minute after the first try, doubled each time, at
 * most twelve hours.
 */
export function backoff(tries: number): number {
  return Math.min(2 ** Math.max(0, tries - 1), 720) * minute;
}

/**
 * Sends the due mails, notifications to the firm first. Failures are recorded in the outbox and
 * retried without a limit, except a receipt that the provider refuses. A lease ensures that only
 * one process at a time sends a mail. Returns the number of sent mails.
 *
 * @param limit the maximum number of mails to try
 */
export async function sendDueMails(sending: OutboxContext, limit = 50): Promise<number> {
  if (!sending.mail) return 0;
  const due = await sending.sql.all([
    `SELECT id FROM outbox WHERE ended_at IS NULL AND due_at <= ? AND held_until <= ?
     ORDER BY kind = 'receipt', due_at LIMIT ?`,
    ...[sending.now(), sending.now(), limit],
  ]);
  let sent = 0;
  for (const { id } of due) {
    if (await sendMail(sending, String(id), sending.mail)) sent += 1;
  }
  return sent;
}

async function sendMail(sending: OutboxContext, id: string, mail: MailConfig): Promise<boolean> {
  const { sql, now } = sending;
  const at = now();
  const [held] = await sql.change([
    [
      `UPDATE outbox SET held_until = ?, tries = tries + 1
       WHERE id = ? AND ended_at IS NULL AND due_at <= ? AND held_until <= ?`,
      ...[at + leaseDuration, id, at, at],
    ],
  ]);
  const [row] = held
    ? await sql.all([
        `SELECT messages.*, outbox.kind, outbox.tries, outbox.said FROM outbox
         JOIN messages ON messages.id = outbox.message WHERE outbox.id = ?`,
        id,
      ])
    : [];
  if (!row) return false;
  const sent = await composeAndSend(sending.site, row, { id, mail });
  await recordResult(sending, id, { sent, row });
  return sent.result === "sent";
}

async function composeAndSend(
  site: ReceiverSite,
  row: SqlRow,
  { id, mail: { provider, from } }: { id: string; mail: MailConfig },
): Promise<DeliveryResult> {
  const message: StoredMessage = rowToMessage(row);
  const isReceipt = row.kind === "receipt";
  const made = (isReceipt ? receiptEmail : notificationEmail)(site, message, { id, from });
  // The provider may have refused the visitor's address in Reply-To. Then send without it, since
  // the message matters more.
  const letter = made && wasRefused(row) ? { ...made, replyTo: undefined } : made;
  return letter ? provider.send(letter) : { result: "refused", said: "no address" };
}

function wasRefused({ said }: SqlRow): boolean {
  return /^4(?:00|22)\b/.test(String(said ?? ""));
}

/**
 * Records the result of sending a mail. A refused receipt is dropped. A notification to the firm is
 * never dropped, since its address can be corrected.
 */
async function recordResult(
  { sql, now }: OutboxContext,
  id: string,
  { sent, row }: { sent: DeliveryResult; row: SqlRow },
): Promise<void> {
  const said = sent.result === "sent" ? null : sent.said;
  const isOver = sent.result === "sent" || (sent.result === "refused" && row.kind === "receipt");
  const wait = backoff(Number(row.tries));
  const asked = sent.result === "later" ? (sent.after ?? 0) : 0;
  await sql.change([
    [
      "UPDATE outbox SET held_until = 0, ended_at = ?, due_at = ?, said = ? WHERE id = ?",
      ...[isOver ? now() : null, now() + Math.max(wait, asked), said, id],
    ],
  ]);
}
