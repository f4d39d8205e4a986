import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Schemas } from "../model/schema/schemas.ts";
import { createTestFolder } from "../testing/command.ts";
import { loadOrCompileValidators } from "./validator-cache.ts";

const schemas = (maximum: number): Schemas => ({
  "a.json": { $id: "a.json", type: "number", ...{ maximum } },
});

/** Creates an empty cache folder for the user. Returns the path of its subfolder for validators. */
async function emptyFolder(): Promise<string> {
  const folder = await createTestFolder();
  vi.stubEnv("XDG_CACHE_HOME", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return join(folder, "prelo/checks");
}

test("reuses the compiled validators of an earlier run, and compiles those of other schemas", async () => {
  const folder = await emptyFolder();
  const first = await loadOrCompileValidators(schemas(5));
  const [name = ""] = await readdir(folder);
  const { mtimeMs } = await stat(join(folder, name));
  const second = await loadOrCompileValidators(schemas(5));
  expect((await stat(join(folder, name))).mtimeMs).toBe(mtimeMs);
  for (const checks of [first, second]) {
    expect([checks("a.json")?.(5), checks("a.json")?.(6)]).toEqual([true, false]);
  }
  expect(second("a.json")).not.toBe(first("a.json"));
  const other = await loadOrCompileValidators(schemas(6));
  expect([other("a.json")?.(6), other("a.json")?.(7)]).toEqual([true, false]);
  expect(await readdir(folder)).toHaveLength(2);
});

test("compiles the validators again if the cached file is damaged", async () => {
  const folder = await emptyFolder();
  await loadOrCompileValidators(schemas(7));
  const [name = ""] = await readdir(folder);
  await writeFile(join(folder, name), "export default function (");
  const checks = await loadOrCompileValidators(schemas(7));
  expect([checks("a.json")?.(7), checks("a.json")?.(8)]).toEqual([true, false]);
});

test("keeps only the validators of the ten most recent schemas", async () => {
  const folder = await emptyFolder();
  for (let maximum = 0; maximum < 14; maximum += 1) await loadOrCompileValidators(schemas(maximum));
  const names = await readdir(folder);
  expect(names.length).toBe(10);
  const { mtimeMs } = await stat(join(folder, names[0] ?? ""));
  expect((await loadOrCompileValidators(schemas(13)))("a.json")?.(14)).toBe(false);
  expect((await stat(join(folder, names[0] ?? ""))).mtimeMs).toBe(mtimeMs);
  expect(await readdir(folder)).toEqual(names);
});

test("returns working validators if the cache folder cannot be created", async () => {
  const folder = await emptyFolder();
  await mkdir(join(folder, ".."));
  await writeFile(folder, "a file, and no folder");
  const checks = await loadOrCompileValidators(schemas(8));
  expect([checks("a.json")?.(8), checks("a.json")?.(9)]).toEqual([true, false]);
});
