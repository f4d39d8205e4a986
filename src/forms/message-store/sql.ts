type SqlValue = string | number | null;

export type SqlRow = Record<string, unknown>;

/** An SQLite statement and the values of its `?` parameters. */
export type SqlStatement = readonly [sql: string, ...values: SqlValue[]];

/** An SQLite database: a file or D1. All methods reject on database errors. */
export interface SqlDatabase {
  all(statement: SqlStatement): Promise<SqlRow[]>;
  /** Runs statements in one transaction. Returns the number of changed rows per statement. */
  change(statements: readonly SqlStatement[]): Promise<number[]>;
}
