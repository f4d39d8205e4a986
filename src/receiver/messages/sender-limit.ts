import type { Sql } from "./sql.ts";

/** So many messages of one sender are taken: in ten minutes, and on a day. */
const most = { within: 10 * 60_000, soon: 5, day: 40 };

/** The calendar day of a moment (UTC), by which secrets change. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/**
 * The secret of the day, by which senders are known again until it ends. What stood for senders of other days goes
 * with their secrets.
 */
export async function saltOf(sql: Sql, now: number): Promise<string> {
  const day = dayOf(now);
  const known = await sql.all(["SELECT salt FROM salts WHERE day = ?", day]);
  if (known[0]) return String(known[0].salt);
  await forgetSenders(sql, now);
  await sql.change([["INSERT OR IGNORE INTO salts (day, salt) VALUES (?, ?)", day, randomSalt()]]);
  const [made] = await sql.all(["SELECT salt FROM salts WHERE day = ?", day]);
  return String(made?.salt);
}

/** Takes away what stood for senders of other days. */
export async function forgetSenders(sql: Sql, now: number): Promise<void> {
  const day = dayOf(now);
  await sql.change([
    ["DELETE FROM salts WHERE day <> ?", day],
    ["DELETE FROM marks WHERE day <> ?", day],
  ]);
}

/** Counts a message of a sender; tells whether it may still come. */
export async function mayCome(sql: Sql, mark: string, now: number): Promise<boolean> {
  const { soon, day, within } = most;
  const [counted = 0] = await sql.change([
    [
      `INSERT INTO marks (day, kind, mark, at) SELECT ?, 'sender', ?, ? WHERE
         (SELECT COUNT(*) FROM marks WHERE mark = ? AND kind = 'sender' AND at > ?) < ?
         AND (SELECT COUNT(*) FROM marks WHERE mark = ? AND kind = 'sender') < ?`,
      ...[dayOf(now), mark, now, mark, now - within, soon, mark, day],
    ],
  ]);
  return counted > 0;
}

function randomSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
