import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { onTestFinished } from "vitest";

/** A site with its forms on Cloudflare's runtime. */
export interface LocalWorker {
  /** Address, without TLS. */
  address: string;
  /** Runs an SQL statement and returns its rows. */
  rows(sql: string): Promise<Record<string, unknown>[]>;
}

/**
 * Hosts the output of `prelo hosting cloudflare` as `wrangler deploy` does: applies the database
 * migrations, then runs the Worker with the site's files as static assets.
 *
 * @param folder the output folder of that command
 */
export async function runLocalWorker(folder: string): Promise<LocalWorker> {
  const config = JSON.parse(readFileSync(join(folder, "wrangler.jsonc"), "utf8"));
  const entry = join(folder, config.main);
  const bundled = { bundle: true, format: "esm", platform: "neutral", write: false } as const;
  const { outputFiles } = await build({ entryPoints: [entry], ...bundled });
  const { directory, html_handling, not_found_handling, run_worker_first } = config.assets;
  const runtime = new Miniflare({
    ...{ modules: true, script: outputFiles[0]?.text ?? "" },
    compatibilityDate: config.compatibility_date,
    d1Databases: config.d1_databases.map(({ binding }: { binding: string }) => binding),
    bindings: config.vars,
    assets: {
      ...{ directory: join(folder, directory), binding: config.assets.binding },
      routerConfig: { has_user_worker: true, static_routing: { user_worker: run_worker_first } },
      assetConfig: { html_handling, not_found_handling },
    },
  });
  onTestFinished(() => runtime.dispose());
  const database = await runtime.getD1Database(config.d1_databases[0].binding);
  const [{ migrations_dir: migrations }] = config.d1_databases;
  for (const name of readdirSync(join(folder, migrations)).sort()) {
    const statements = readFileSync(join(folder, migrations, name), "utf8").split(";\n");
    for (const statement of statements.filter((each) => each.trim()))
      await database.prepare(statement).run();
  }
  return {
    address: String(await runtime.ready),
    rows: async (sql) => (await database.prepare(sql).all()).results,
  };
}
