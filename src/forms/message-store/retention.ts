import { purgeOldClients } from "./rate-limit.ts";
import type { SqlDatabase } from "./sql.ts";

/** Returns the time that many calendar months earlier. In a shorter month, returns its last day. */
export function monthsBefore(now: number, months: number): number {
  const then = new Date(now);
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, last));
  return then.getTime();
}

/**
 * Deletes expired data: messages and their mails after the promised number of months (LGPD, arts.
 * 15 and 16), hashes of senders after their day. Returns the number of deleted messages.
 */
export async function purgeExpired(sql: SqlDatabase, now: number, months: number): Promise<number> {
  const end = monthsBefore(now, months);
  const [, gone = 0] = await sql.change([
    ["DELETE FROM outbox WHERE message IN (SELECT id FROM messages WHERE received_at < ?)", end],
    ["DELETE FROM messages WHERE received_at < ?", end],
  ]);
  await purgeOldClients(sql, now);
  return gone;
}
