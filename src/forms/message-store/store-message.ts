import type { SqlDatabase, SqlRow, SqlStatement } from "./sql.ts";

/**
 * A receipt to a visitor. The hashes of the recipient and of the sender's network are valid for
 * that day.
 */
interface NewReceipt {
  id: string;
  /** The hash of the recipient. */
  mark: string;
  /** The hash of the sender's network. */
  from: string;
  day: string;
}

/** The maximum number of receipts per hour: in total, and per network. */
const receiptLimits = { within: 60 * 60_000, all: 20, network: 3 };

export interface NewMessage {
  id: string;
  form: string;
  /** In milliseconds since 1970. */
  receivedAt: number;
  /**
   * False if the sender used no JavaScript. Then a person should check the message before trusting
   * it.
   */
  verified: boolean;
  fields: Readonly<Record<string, string>>;
  /** The labels of the form's fields at that time, by name. */
  labels: Readonly<Record<string, string>>;
  contentHash: string;
  /** The ids of its mails, also used as idempotency keys of the provider. */
  mails: { firm: string; receipt?: NewReceipt };
}

export interface StoredMessage {
  number: number;
  id: string;
  form: string;
  receivedAt: number;
  verified: boolean;
  fields: Record<string, string>;
  labels: Record<string, string>;
}

/** Within this time (ms), a message with the same content counts as a duplicate. */
const duplicateWindow = 10 * 60_000;

/**
 * Whether a message is already stored: one with the same id, or with the same content within
 * `duplicateWindow`.
 */
export async function isDuplicateMessage(
  sql: SqlDatabase,
  { id, contentHash, receivedAt }: NewMessage,
): Promise<boolean> {
  const found = await sql.all([
    "SELECT 1 FROM messages WHERE id = ? OR (content_mark = ? AND received_at > ?) LIMIT 1",
    ...[id, contentHash, receivedAt - duplicateWindow],
  ]);
  return found.length > 0;
}

/**
 * Stores a message and its mails in one transaction. Returns true if it was new. Of two concurrent
 * duplicates only one is new.
 */
export async function storeMessage(sql: SqlDatabase, message: NewMessage): Promise<boolean> {
  const { id, form, receivedAt, verified, fields, labels, contentHash, mails } = message;
  const { receipt } = mails;
  const [kept = 0] = await sql.change([
    [
      `INSERT INTO messages (id, form, received_at, verified, content, labels, content_mark)
       SELECT ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (
         SELECT 1 FROM messages WHERE id = ? OR (content_mark = ? AND received_at > ?))`,
      ...[id, form, receivedAt, Number(verified), JSON.stringify(fields)],
      ...[JSON.stringify(labels), contentHash],
      ...[id, contentHash, receivedAt - duplicateWindow],
    ],
    insertMailStatement(id, mails.firm, "firm", receivedAt),
    ...(receipt ? insertReceiptStatements(id, receipt, receivedAt) : []),
  ]);
  return kept > 0;
}

/**
 * Builds the statement that queues a mail about a message, unless one of this kind is already
 * queued. It queues nothing if the message was not stored.
 */
function insertMailStatement(message: string, id: string, kind: string, at: number): SqlStatement {
  return [
    `INSERT INTO outbox (id, message, kind, due_at) SELECT ?, id, ?, ? FROM messages
     WHERE id = ? AND NOT EXISTS (SELECT 1 FROM outbox WHERE message = ? AND kind = ?)`,
    ...[id, kind, at, message, message, kind],
  ];
}

/**
 * Builds the statements that queue a receipt within the limits: one a day per recipient, who is
 * known only by a daily hash, and a few per hour. The message is stored even without a receipt.
 */
function insertReceiptStatements(
  message: string,
  { id, mark, from, day }: NewReceipt,
  at: number,
): SqlStatement[] {
  const { within, all, network } = receiptLimits;
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
    recordReceiptStatement(id, "receipt", { mark, day }, at),
    recordReceiptStatement(id, "receipt-from", { mark: from, day }, at),
  ];
}

/** Builds the statement that counts a receipt, if it was queued. */
function recordReceiptStatement(
  id: string,
  kind: string,
  { mark, day }: Pick<NewReceipt, "mark" | "day">,
  at: number,
): SqlStatement {
  return [
    "INSERT INTO marks (day, kind, mark, at) SELECT ?, ?, ?, ? FROM outbox WHERE id = ?",
    ...[day, kind, mark, at, id],
  ];
}

/** Converts a row of the table `messages` to a message. */
export function rowToMessage(row: SqlRow): StoredMessage {
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
