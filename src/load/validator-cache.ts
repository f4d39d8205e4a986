import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CompiledCheckLookup } from "../check/compiled-checks/compiled-check-types.ts";
import {
  type GeneratedChecksFactory,
  loadGeneratedChecks,
} from "../check/schema-compilation/load-generated-checks.ts";
import { deleteAllButNewest, sha256Hex, storeInUserCache } from "../media/cache.ts";
import { userCacheFolder } from "../media/cache-and-config-folders.ts";
import { formats } from "../model/formats/formats.ts";
import type { Schema, Schemas } from "../model/schema/schemas.ts";

const cacheName = "checks";
/**
 * The maximum number of cached validator modules. It is enough for tests, and for several sites
 * used in turn.
 */
const maxCachedEntries = 10;

/**
 * Returns the validators of schemas, from a cached module if there is one. Loading it takes a
 * fraction of the time of compiling. Throws on a faulty schema.
 */
export async function loadOrCompileValidators(schemas: Schemas): Promise<CompiledCheckLookup> {
  const file = `${schemaCacheKey(schemas)}.mjs`;
  const kept = await importValidators(join(userCacheFolder(cacheName), file));
  if (kept) return loadGeneratedChecks(kept, schemas);
  const { compileChecks, generateChecks } = await import(
    "../check/schema-compilation/compile-checks.ts"
  );
  // If storing fails, the next run compiles again.
  await storeInUserCache(cacheName, file, Buffer.from(generateChecks(schemas)));
  await deleteAllButNewest(userCacheFolder(cacheName), maxCachedEntries).catch(() => undefined);
  return compileChecks(schemas);
}

async function importValidators(path: string): Promise<GeneratedChecksFactory | undefined> {
  const kept = await import(/* @vite-ignore */ pathToFileURL(path).href).catch(() => undefined);
  return typeof kept?.default === "function" ? kept.default : undefined;
}

/**
 * Returns the cache key of compiled validators. It depends on the schemas, the formats and the code
 * that prints the validators.
 */
function schemaCacheKey(schemas: Schemas): string {
  const printer = join(import.meta.dirname, "../check/schema-compilation");
  const sources = readdirSync(printer).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const ajv = createRequire(import.meta.url).resolve("ajv/package.json");
  return sha256Hex(
    JSON.stringify(Object.values(schemas).map(withoutDefaults)),
    Object.keys(formats).join(),
    readFileSync(ajv, "utf8"),
    ...sources.sort().map((name) => readFileSync(join(printer, name), "utf8")),
  );
}

/** Returns a schema without its defaults. Validators ignore them, and reading them is expensive. */
function withoutDefaults({ defaults, ...schema }: Schema): Schema {
  return schema;
}
