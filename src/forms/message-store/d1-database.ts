import type { SqlDatabase, SqlRow, SqlStatement } from "./sql.ts";

interface D1Statement {
  bind(...values: unknown[]): D1Statement;
  all(): Promise<{ results: SqlRow[] }>;
}

/** The used part of a Cloudflare D1 database (https://developers.cloudflare.com/d1/worker-api/). */
export interface D1Binding {
  prepare(sql: string): D1Statement;
  batch(statements: D1Statement[]): Promise<{ meta: { changes: number } }[]>;
}

/** Adapts D1 to the receiver's database interface. A batch is a transaction. */
export function createD1Database(binding: D1Binding): SqlDatabase {
  const prepare = ([sql, ...values]: SqlStatement) => binding.prepare(sql).bind(...values);
  return {
    all: async (statement) => (await prepare(statement).all()).results,
    async change(statements) {
      const done = await binding.batch(statements.map(prepare));
      return done.map(({ meta }) => meta.changes);
    },
  };
}
