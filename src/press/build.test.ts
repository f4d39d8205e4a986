import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { createWorkspace } from "../testing/content/workspace.ts";
import { buildSite } from "./build.ts";

test("a text may be as long as its writer likes", async () => {
  const workspace = await createWorkspace();
  const words = Array.from({ length: 9000 }, (_, index) => ((index + 1) ** 7).toString(36));
  await workspace.file(
    "pages/heavy.yaml",
    `route: /heavy\ntitle: Heavy\ndescription: Many words\nblocks:\n  - type: prose\n    body: |\n      ${words.join(" ")}\n`,
  );
  const out = join(dirname(workspace.directory), "dist");
  const result = await buildSite({ content: workspace.directory, out });
  expect(result).toMatchObject({ diagnostics: [], overBudget: [] });
  expect(await readFile(join(out, "heavy.html"), "utf8")).toContain(words.at(-1));
});
