import { plainLetters } from "../../yaml/language/plain-letters.ts";
import { type KeptMessage, toMessage } from "../messages/keep-message.ts";
import type { Sql } from "../messages/sql.ts";

/** How many messages there are of each form, and what of them waits to be mailed. */
export interface MessageCounts {
  all: number;
  unverified: number;
  /** Mails that did not go out yet. */
  waiting: number;
  /** What the provider said last, where something waits. */
  said?: string;
  /** When the oldest and the newest came, in milliseconds since 1970. */
  first?: number;
  last?: number;
}

/** All messages, or those of a number; oldest first. */
export async function listMessages(sql: Sql, number?: number): Promise<KeptMessage[]> {
  const rows =
    number === undefined
      ? await sql.all(["SELECT * FROM messages ORDER BY number"])
      : await sql.all(["SELECT * FROM messages WHERE number = ?", number]);
  return rows.map(toMessage);
}

export async function countMessages(sql: Sql): Promise<MessageCounts> {
  const [all] = await sql.all([
    `SELECT COUNT(*) AS n, COALESCE(SUM(verified = 0), 0) AS unverified,
     MIN(received_at) AS first, MAX(received_at) AS last FROM messages`,
  ]);
  const [waiting] = await sql.all([
    "SELECT COUNT(*) AS n, MAX(said) AS said FROM outbox WHERE ended_at IS NULL",
  ]);
  const numberOf = (value: unknown) => (value === null ? undefined : Number(value));
  return {
    all: Number(all?.n),
    unverified: Number(all?.unverified),
    waiting: Number(waiting?.n),
    said: waiting?.said ? String(waiting.said) : undefined,
    first: numberOf(all?.first),
    last: numberOf(all?.last),
  };
}

/** What names one person: a whole e-mail, or a telephone with its area code. */
export type Person = { mail: string } | { phone: string };

/** The person that a text names; nothing where it could be several. */
export function personOf(text: string): Person | undefined {
  const trimmed = text.trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(trimmed)) return { mail: trimmed };
  const digits = trimmed.replace(/\D/g, "");
  const isPhone = /^[\d\s()+.-]+$/.test(trimmed) && digits.length >= 10;
  return isPhone ? { phone: digits } : undefined;
}

/**
 * Whether a message is of a person: one of its answers is their e-mail or their telephone, however it is written. A
 * number with the code of its country is the same without.
 */
export function isOf({ fields }: Pick<KeptMessage, "fields">, person: Person): boolean {
  return Object.values(fields).some((value) => {
    if ("mail" in person) return value.trim().toLowerCase() === person.mail;
    const digits = value.replace(/\D/g, "");
    const isNumber = digits.length >= 10 && /^[\d\s()+.-]+$/.test(value.trim());
    return isNumber && (digits.endsWith(person.phone) || person.phone.endsWith(digits));
  });
}

/** Whether a text stands somewhere in the answers; accents and capitals do not matter. */
export function mentions({ fields }: Pick<KeptMessage, "fields">, text: string): boolean {
  const wanted = plainLetters(text);
  return Object.values(fields).some((value) => plainLetters(value).includes(wanted));
}

/** Deletes messages with their mails, all or none; answers how many went. */
export async function deleteMessages(sql: Sql, numbers: readonly number[]): Promise<number> {
  const changed = await sql.change(
    numbers.flatMap((number) => [
      [
        "DELETE FROM outbox WHERE message IN (SELECT id FROM messages WHERE number = ?)",
        number,
      ] as const,
      ["DELETE FROM messages WHERE number = ?", number] as const,
    ]),
  );
  return changed.filter((_, index) => index % 2 === 1).reduce((sum, each) => sum + each, 0);
}
