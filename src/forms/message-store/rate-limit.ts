import type { SqlDatabase } from "./sql.ts";

/** The maximum number of messages per sender and per larger network, in ten minutes and per day. */
const rateLimits = {
  sender: { soon: 5, day: 40 },
  network: { soon: 20, day: 160 },
};

const rateWindow = 10 * 60_000;

/** The hashes of a sender's network and, for IPv6, of the larger network that it may control. */
export interface ClientHashes {
  near: string;
  wide?: string;
}

/** Returns the calendar day (UTC) of a time. Daily keys are valid for such a day. */
export function utcDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/**
 * Returns the HMAC key of the day, with which senders are recognized until the day ends. On the
 * first call of a day, creates it and deletes older keys with their hashes.
 */
export async function loadOrCreateDailySalt(sql: SqlDatabase, now: number): Promise<string> {
  const day = utcDay(now);
  const known = await sql.all(["SELECT salt FROM salts WHERE day = ?", day]);
  if (known[0]) return String(known[0].salt);
  await purgeOldClients(sql, now);
  await sql.change([["INSERT OR IGNORE INTO salts (day, salt) VALUES (?, ?)", day, randomSalt()]]);
  const [made] = await sql.all(["SELECT salt FROM salts WHERE day = ?", day]);
  return String(made?.salt);
}

/** Deletes the keys and the hashes of earlier days. */
export async function purgeOldClients(sql: SqlDatabase, now: number): Promise<void> {
  const day = utcDay(now);
  await sql.change([
    ["DELETE FROM salts WHERE day <> ?", day],
    ["DELETE FROM marks WHERE day <> ?", day],
  ]);
}

/** Counts a message of a sender. Returns whether it is within the rate limit. */
export async function consumeRateLimit(
  sql: SqlDatabase,
  { near, wide }: ClientHashes,
  now: number,
): Promise<boolean> {
  if (!(await countAgainstLimit(sql, "sender", near, now))) return false;
  return wide === undefined || countAgainstLimit(sql, "network", wide, now);
}

/** With fewer messages a day, a single sender is not suspicious. */
const minMessagesForSuspicion = 10;

/** Whether suspiciously many messages of a day all came from a single sender. */
export async function hasSuspiciousSingleSender(sql: SqlDatabase, day: string): Promise<boolean> {
  const [row] = await sql.all([
    "SELECT COUNT(*) AS messages, COUNT(DISTINCT mark) AS senders FROM marks WHERE day = ? AND kind = 'sender'",
    day,
  ]);
  return Number(row?.messages) >= minMessagesForSuspicion && Number(row?.senders) === 1;
}

async function countAgainstLimit(
  sql: SqlDatabase,
  kind: keyof typeof rateLimits,
  mark: string,
  now: number,
): Promise<boolean> {
  const { soon, day } = rateLimits[kind];
  const [counted = 0] = await sql.change([
    [
      `INSERT INTO marks (day, kind, mark, at) SELECT ?, ?, ?, ? WHERE
         (SELECT COUNT(*) FROM marks WHERE mark = ? AND kind = ? AND at > ?) < ?
         AND (SELECT COUNT(*) FROM marks WHERE mark = ? AND kind = ?) < ?`,
      ...[utcDay(now), kind, mark, now, mark, kind, now - rateWindow, soon, mark, kind, day],
    ],
  ]);
  return counted > 0;
}

function randomSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
