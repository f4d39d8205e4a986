/**
 * The SQL statements that create the tables. No table contains addresses of senders: `marks`
 * contains hashes with a daily key (`salts`).
 */
export const tableStatements: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS messages (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  form TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  verified INTEGER NOT NULL,
  content TEXT NOT NULL,
  labels TEXT NOT NULL,
  content_mark TEXT NOT NULL
)`,
  "CREATE INDEX IF NOT EXISTS messages_by_content ON messages (content_mark, received_at)",
  "CREATE INDEX IF NOT EXISTS messages_by_time ON messages (received_at)",
  `CREATE TABLE IF NOT EXISTS outbox (
  id TEXT PRIMARY KEY,
  message TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  held_until INTEGER NOT NULL DEFAULT 0,
  ended_at INTEGER,
  said TEXT
)`,
  "CREATE INDEX IF NOT EXISTS outbox_by_time ON outbox (ended_at, due_at)",
  "CREATE INDEX IF NOT EXISTS outbox_by_message ON outbox (message)",
  "CREATE TABLE IF NOT EXISTS salts (day TEXT PRIMARY KEY, salt TEXT NOT NULL)",
  `CREATE TABLE IF NOT EXISTS marks (
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  mark TEXT NOT NULL,
  at INTEGER NOT NULL
)`,
  "CREATE INDEX IF NOT EXISTS marks_by_mark ON marks (mark, kind, at)",
];

/** Returns the SQL of a migration file that creates the tables in D1. */
export function migrationSql(): string {
  return `${tableStatements.join(";\n\n")};\n`;
}
