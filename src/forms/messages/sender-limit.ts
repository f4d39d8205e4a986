import type { Sql } from "./sql.ts";

/** So many messages of one sender are taken, and of a large network: in ten minutes, and on a day. */
const most = {
  sender: { soon: 5, day: 40 },
  network: { soon: 20, day: 160 },
};

const within = 10 * 60_000;

/** What stands for a sender, and for the large network of one who has many. */
export interface SenderMarks {
  near: string;
  wide?: string;
}

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
export async function mayCome(
  sql: Sql,
  { near, wide }: SenderMarks,
  now: number,
): Promise<boolean> {
  if (!(await count(sql, "sender", near, now))) return false;
  return wide === undefined || count(sql, "network", wide, now);
}

/** So many messages of a small site come from several people. */
const enoughToJudge = 10;

/** Whether all messages of a day came from one sender, and were so many that this is strange. */
export async function haveOneSender(sql: Sql, day: string): Promise<boolean> {
  const [row] = await sql.all([
    "SELECT COUNT(*) AS messages, COUNT(DISTINCT mark) AS senders FROM marks WHERE day = ? AND kind = 'sender'",
    day,
  ]);
  return Number(row?.messages) >= enoughToJudge && Number(row?.senders) === 1;
}

async function count(
  sql: Sql,
  kind: keyof typeof most,
  mark: string,
  now: number,
): Promise<boolean> {
  const { soon, day } = most[kind];
  const [counted = 0] = await sql.change([
    [
      `INSERT INTO marks (day, kind, mark, at) SELECT ?, ?, ?, ? WHERE
         (SELECT COUNT(*) FROM marks WHERE mark = ? AND kind = ? AND at > ?) < ?
         AND (SELECT COUNT(*) FROM marks WHERE mark = ? AND kind = ?) < ?`,
      ...[dayOf(now), kind, mark, now, mark, kind, now - within, soon, mark, kind, day],
    ],
  ]);
  return counted > 0;
}

function randomSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
