import type { Sql, SqlRow, Statement } from "./sql.ts";

interface Prepared {
  bind(...values: unknown[]): Prepared;
  all(): Promise<{ results: SqlRow[] }>;
}

/** The used part of a Cloudflare D1 database (https://developers.cloudflare.com/d1/worker-api/). */
export interface D1Binding {
  prepare(sql: string): Prepared;
  batch(statements: Prepared[]): Promise<{ meta: { changes: number } }[]>;
}

/** Adapts D1 to the receiver's database interface. A batch is a transaction. */
export function d1(binding: D1Binding): Sql {
  const prepare = ([sql, ...values]: Statement) => binding.prepare(sql).bind(...values);
  return {
    all: async (statement) => (await prepare(statement).all()).results,
    async change(statements) {
      const done = await binding.batch(statements.map(prepare));
      return done.map(({ meta }) => meta.changes);
    },
  };
}
