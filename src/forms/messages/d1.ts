import type { Sql, SqlRow, Statement } from "./sql.ts";

interface Prepared {
  bind(...values: unknown[]): Prepared;
  all(): Promise<{ results: SqlRow[] }>;
}

/** A database of Cloudflare (https://developers.cloudflare.com/d1/worker-api/), as much of it as is used. */
export interface D1Binding {
  prepare(sql: string): Prepared;
  batch(statements: Prepared[]): Promise<{ meta: { changes: number } }[]>;
}

/** D1 as a receiver knows a database: a batch of it counts whole or not at all. */
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
