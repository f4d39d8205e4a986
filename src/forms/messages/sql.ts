type SqlValue = string | number | null;

export type SqlRow = Record<string, unknown>;

/** A statement of SQLite and the values for its `?`. */
export type Statement = readonly [sql: string, ...values: SqlValue[]];

/** A database of SQLite, wherever it runs: a file, or D1. Each call fails where the database does. */
export interface Sql {
  all(statement: Statement): Promise<SqlRow[]>;
  /** Runs statements as one: all of them count, or none. Answers how many rows each changed. */
  change(statements: readonly Statement[]): Promise<number[]>;
}
