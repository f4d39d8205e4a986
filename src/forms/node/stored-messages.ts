import { foldLetters } from "../../yaml/text-and-language/text-normalization.ts";
import type { SqlDatabase } from "../message-store/sql.ts";
import { rowToMessage, type StoredMessage } from "../message-store/store-message.ts";

/** The number of messages and of unsent mails. */
export interface MessageCounts {
  all: number;
  unverified: number;
  /** The number of unsent mails. */
  waiting: number;
  /** An error code of the provider, if mails that failed are waiting. */
  said?: string;
  /** When the oldest and the newest message arrived, in milliseconds since 1970. */
  first?: number;
  last?: number;
}

/** Lists all messages, oldest first, or only the message with the given number. */
export async function listMessages(sql: SqlDatabase, number?: number): Promise<StoredMessage[]> {
  const rows =
    number === undefined
      ? await sql.all(["SELECT * FROM messages ORDER BY number"])
      : await sql.all(["SELECT * FROM messages WHERE number = ?", number]);
  return rows.map(rowToMessage);
}

export async function countMessages(sql: SqlDatabase): Promise<MessageCounts> {
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

/** Identifies one person: a complete e-mail address, or a telephone number with area code. */
export type PersonIdentifier = { mail: string } | { phone: string };

/**
 * Parses an e-mail address or telephone number. Returns `undefined` if it is neither, or
 * incomplete.
 */
export function parsePersonIdentifier(text: string): PersonIdentifier | undefined {
  const trimmed = text.trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(trimmed)) return { mail: trimmed };
  const digits = trimmed.replace(/\D/g, "");
  const isPhone = /^[\d\s()+.-]+$/.test(trimmed) && digits.length >= 10;
  return isPhone ? { phone: digits } : undefined;
}

/**
 * Whether a message is from a person: one of its answers is their e-mail address, or their
 * telephone number in any notation, with or without country code.
 */
export function isMessageFrom(
  { fields }: Pick<StoredMessage, "fields">,
  person: PersonIdentifier,
): boolean {
  return Object.values(fields).some((value) => {
    if ("mail" in person) return value.trim().toLowerCase() === person.mail;
    const digits = value.replace(/\D/g, "");
    const isNumber = digits.length >= 10 && /^[\d\s()+.-]+$/.test(value.trim());
    return isNumber && (digits.endsWith(person.phone) || person.phone.endsWith(digits));
  });
}

/** Whether any answer contains a text, ignoring accents and case. */
export function messageContainsText(
  { fields }: Pick<StoredMessage, "fields">,
  text: string,
): boolean {
  const wanted = foldLetters(text);
  return Object.values(fields).some((value) => foldLetters(value).includes(wanted));
}

/** Deletes messages and their mails in one transaction. Returns the number of deleted messages. */
export async function deleteMessages(
  sql: SqlDatabase,
  numbers: readonly number[],
): Promise<number> {
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
