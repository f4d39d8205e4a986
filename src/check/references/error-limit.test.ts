import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

/** Returns the number of diagnostics for a page whose list names this many missing entries. */
async function toldOf(unknown: number): Promise<number> {
  const workspace = await createWorkspace();
  const ids = Array.from({ length: unknown }, (_, index) => `      - nobody-${index}\n`).join("");
  const page = `route: /more\ntitle: More\ndescription: More.\nblocks:\n  - type: faq\n    title: A\n    entries:\n${ids}`;
  await workspace.file("pages/more.yaml", page);
  return (await workspace.check()).filter(({ code }) => code === "missing-entry").length;
}

test("reports at most 1000 errors of one file", async () => {
  expect(await toldOf(999)).toBe(999);
  expect(await toldOf(1200)).toBe(1000);
});
