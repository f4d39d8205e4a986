import { forgetSenders } from "./sender-limit.ts";
import type { Sql } from "./sql.ts";

/** The moment so many calendar months before another; the last day of a month that has no such day. */
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
 * Takes away what is not to be kept any longer: messages with their mails after the months that the site promises
 * (LGPD, arts. 15 and 16), what stood for senders after their day. Answers how many messages went.
 */
export async function forgetOld(sql: Sql, now: number, months: number): Promise<number> {
  const end = monthsBefore(now, months);
  const [, gone = 0] = await sql.change([
    ["DELETE FROM outbox WHERE message IN (SELECT id FROM messages WHERE received_at < ?)", end],
    ["DELETE FROM messages WHERE received_at < ?", end],
  ]);
  await forgetSenders(sql, now);
  return gone;
}
