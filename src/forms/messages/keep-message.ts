import type { Sql, SqlRow, Statement } from "./sql.ts";

/** The note to a visitor that their message arrived, and what stands for whom it concerns on that day. */
interface Receipt {
  id: string;
  /** Stands for the recipient. */
  mark: string;
  /** Stands for the network of the sender. */
  from: string;
  day: string;
}

/** So many receipts go out in an hour: of all, and of those that one network asked for. */
const mostReceipts = { within: 60 * 60_000, all: 20, network: 3 };

/** A message that is to be kept. */
export interface NewMessage {
  id: string;
  form: string;
  /** In milliseconds since 1970. */
  receivedAt: number;
  /** Not where no script vouches for it: somebody looks at it before they trust it. */
  verified: boolean;
  fields: Readonly<Record<string, string>>;
  /** What the form called its fields that day, by their names. */
  labels: Readonly<Record<string, string>>;
  contentMark: string;
  /** The ids of the mails that it leads to, which are ids for the provider, too. */
  mails: { firm: string; receipt?: Receipt };
}

/** A message as it is kept. */
export interface KeptMessage {
  number: number;
  id: string;
  form: string;
  receivedAt: number;
  verified: boolean;
  fields: Record<string, string>;
  labels: Record<string, string>;
}

/** The same content within this time is a second press, not a second message; in milliseconds. */
const sameWithin = 10 * 60_000;

/** Whether a message is there already: by its id, or the same words a moment ago. */
export async function isKept(
  sql: Sql,
  { id, contentMark, receivedAt }: NewMessage,
): Promise<boolean> {
  const found = await sql.all([
    "SELECT 1 FROM messages WHERE id = ? OR (content_mark = ? AND received_at > ?) LIMIT 1",
    ...[id, contentMark, receivedAt - sameWithin],
  ]);
  return found.length > 0;
}

/**
 * Keeps a message and what is to be mailed of it, all or nothing. Tells whether it was new; of two that come at
 * once one is.
 */
export async function keepMessage(sql: Sql, message: NewMessage): Promise<boolean> {
  const { id, form, receivedAt, verified, fields, labels, contentMark, mails } = message;
  const { receipt } = mails;
  const [kept = 0] = await sql.change([
    [
      `INSERT INTO messages (id, form, received_at, verified, content, labels, content_mark)
       SELECT ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (
         SELECT 1 FROM messages WHERE id = ? OR (content_mark = ? AND received_at > ?))`,
      ...[id, form, receivedAt, Number(verified), JSON.stringify(fields)],
      ...[JSON.stringify(labels), contentMark],
      ...[id, contentMark, receivedAt - sameWithin],
    ],
    mailOf(id, mails.firm, "firm", receivedAt),
    ...(receipt ? receiptOf(id, receipt, receivedAt) : []),
  ]);
  return kept > 0;
}

/** A mail of a message that has none of its kind; nothing where the message was not taken. */
function mailOf(message: string, id: string, kind: string, at: number): Statement {
  return [
    `INSERT INTO outbox (id, message, kind, due_at) SELECT ?, id, ?, ? FROM messages
     WHERE id = ? AND NOT EXISTS (SELECT 1 FROM outbox WHERE message = ? AND kind = ?)`,
    ...[id, kind, at, message, message, kind],
  ];
}

/** One receipt a day for each recipient, whom only the day's mark tells, and few an hour: a message counts without it, too. */
function receiptOf(message: string, { id, mark, from, day }: Receipt, at: number): Statement[] {
  const { within, all, network } = mostReceipts;
  const since = at - within;
  return [
    [
      `INSERT INTO outbox (id, message, kind, due_at) SELECT ?, id, 'receipt', ? FROM messages
       WHERE id = ? AND NOT EXISTS (
         SELECT 1 FROM marks WHERE mark = ? AND kind = 'receipt' AND day = ?)
       AND (SELECT COUNT(*) FROM marks WHERE kind = 'receipt' AND at > ?) < ?
       AND (SELECT COUNT(*) FROM marks WHERE mark = ? AND kind = 'receipt-from' AND at > ?) < ?`,
      ...[id, at, message, mark, day, since, all, from, since, network],
    ],
    markOfReceipt(id, "receipt", { mark, day }, at),
    markOfReceipt(id, "receipt-from", { mark: from, day }, at),
  ];
}

/** Counts a receipt, where it is to go out. */
function markOfReceipt(
  id: string,
  kind: string,
  { mark, day }: Pick<Receipt, "mark" | "day">,
  at: number,
): Statement {
  return [
    "INSERT INTO marks (day, kind, mark, at) SELECT ?, ?, ?, ? FROM outbox WHERE id = ?",
    ...[day, kind, mark, at, id],
  ];
}

/** A row of `messages` as a message. */
export function toMessage(row: SqlRow): KeptMessage {
  return {
    number: Number(row.number),
    id: String(row.id),
    form: String(row.form),
    receivedAt: Number(row.received_at),
    verified: Number(row.verified) === 1,
    fields: JSON.parse(String(row.content)),
    labels: JSON.parse(String(row.labels)),
  };
}
