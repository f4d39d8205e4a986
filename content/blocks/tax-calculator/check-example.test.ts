import { readFile } from "node:fs/promises";
import { createWorkspace } from "prelo/testing";
import { expect, test } from "vitest";

/**
 * The diagnostics of the shipped calculator on the sample site, with another schedule in its
 * example.
 */
async function codesWith(schedule: string, cut = "never"): Promise<string[]> {
  const workspace = await createWorkspace("content/blocks");
  const [tables = ""] = (await readFile("content/tax-tables.yaml", "utf8")).split(cut);
  await workspace.file("tax-tables.yaml", tables);
  const page = await readFile("content/pages/calculadora-simples-nacional.yaml", "utf8");
  const changed = page.replace("schedule: anexo-iii", `schedule: ${schedule}`);
  await workspace.file("pages/calculator.yaml", changed);
  const told = await workspace.check();
  return told.filter(({ path }) => path.endsWith("/schedule")).map(({ code }) => code);
}

test("reports an unknown schedule in the example, but not a known one", async () => {
  expect(await codesWith("anexo-iii")).toEqual([]);
  expect(await codesWith("anexo-3")).toEqual(["not-an-option"]);
});

test("does not report the schedule if the tax tables are cut off", async () => {
  expect(await codesWith("anexo-iii", "    - id: anexo-i\n")).toEqual([]);
});
