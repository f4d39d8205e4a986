import { type KeptMessage, toMessage } from "../messages/keep-message.ts";
import type { Sql, SqlRow } from "../messages/sql.ts";
import type { ReceiverSite } from "../receiver-site.ts";
import type { Mail } from "./choose-provider.ts";
import { letterToFirm, receiptTo } from "./letter.ts";
import type { Sent } from "./provider.ts";

/** What the outbox needs to send. */
export interface Sending {
  site: ReceiverSite;
  sql: Sql;
  now: () => number;
  mail?: Mail;
}

/** Whoever sends a mail holds it so long; who was killed meanwhile holds it no longer. In milliseconds. */
const hold = 2 * 60_000;

const minute = 60_000;

/** How long to wait after so many tries: a minute, then twice as long each time, twelve hours at most. */
export function waitAfter(tries: number): number {
  return Math.min(2 ** Math.max(0, tries - 1), 720) * minute;
}

/**
 * Sends what is due, letters to the firm first: what cannot be sent now stays for a later time, as often as it takes; what a provider will never
 * take is told in the outbox. A mail is sent by one at a time. Answers how many went out.
 *
 * @param limit so many are tried at most
 */
export async function sendDue(sending: Sending, limit = 50): Promise<number> {
  if (!sending.mail) return 0;
  const due = await sending.sql.all([
    `SELECT id FROM outbox WHERE ended_at IS NULL AND due_at <= ? AND held_until <= ?
     ORDER BY kind = 'receipt', due_at LIMIT ?`,
    ...[sending.now(), sending.now(), limit],
  ]);
  let sent = 0;
  for (const { id } of due) {
    if (await sendOne(sending, String(id), sending.mail)) sent += 1;
  }
  return sent;
}

async function sendOne(sending: Sending, id: string, mail: Mail): Promise<boolean> {
  const { sql, now } = sending;
  const at = now();
  const [held] = await sql.change([
    [
      `UPDATE outbox SET held_until = ?, tries = tries + 1
       WHERE id = ? AND ended_at IS NULL AND due_at <= ? AND held_until <= ?`,
      ...[at + hold, id, at, at],
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
  const sent = await deliver(sending.site, row, { id, mail });
  await note(sending, id, { sent, row });
  return sent.result === "sent";
}

async function deliver(
  site: ReceiverSite,
  row: SqlRow,
  { id, mail: { provider, from } }: { id: string; mail: Mail },
): Promise<Sent> {
  const message: KeptMessage = toMessage(row);
  const isReceipt = row.kind === "receipt";
  const made = (isReceipt ? receiptTo : letterToFirm)(site, message, { id, from });
  // What a provider does not take may be the visitor's address: the message matters more.
  const letter = made && wasRefused(row) ? { ...made, replyTo: undefined } : made;
  return letter ? provider.send(letter) : { result: "refused", said: "no address" };
}

function wasRefused({ said }: SqlRow): boolean {
  return /^4(?:00|22)\b/.test(String(said ?? ""));
}

/** A refused receipt ends; what is meant for the firm is never given up, for its address can be put right. */
async function note(
  { sql, now }: Sending,
  id: string,
  { sent, row }: { sent: Sent; row: SqlRow },
): Promise<void> {
  const said = sent.result === "sent" ? null : sent.said;
  const isOver = sent.result === "sent" || (sent.result === "refused" && row.kind === "receipt");
  const wait = waitAfter(Number(row.tries));
  const asked = sent.result === "later" ? (sent.after ?? 0) : 0;
  await sql.change([
    [
      "UPDATE outbox SET held_until = 0, ended_at = ?, due_at = ?, said = ? WHERE id = ?",
      ...[isOver ? now() : null, now() + Math.max(wait, asked), said, id],
    ],
  ]);
}
