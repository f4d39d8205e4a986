import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { reportText } from "../content/report.ts";
import { createWorkspace } from "../testing/workspace.ts";
import { contrastRatio, readableColor } from "../theme/contrast.ts";
import { loadChecked } from "./load-checked.ts";

test("a colour that cannot be read is a mistake, with one that can", async () => {
  const workspace = await createWorkspace();
  const theme = await readFile("content/theme.yaml", "utf8");
  await workspace.file("theme.yaml", theme.replace('inkSoft: "#4a5652"', 'inkSoft: "#a0a8a5"'));
  const { site, diagnostics, files } = await loadChecked(workspace.directory);
  expect(site).toBeUndefined();
  const report = reportText(diagnostics, files, { color: false });
  expect(report.slice(report.indexOf("theme.yaml"))).toMatchInlineSnapshot(`
    "theme.yaml:9:14
      A cor #a0a8a5 sobre #faf7f0 tem contraste 2,2:1; o mínimo é 4,5:1.
      8 |     ink: "#14211f" # textos, fios fortes, botão principal
      9 |     inkSoft: "#a0a8a5" # observações à margem, legendas
        |              ^^^^^^^^^
      Por exemplo:  inkSoft: "#6d7270"

    1 erro em 1 arquivo (13 arquivos conferidos).
    Corrija, salve e confira de novo: npm run check"
  `);
});

test("the shipped theme can be read", async () => {
  expect((await loadChecked("content")).diagnostics).toEqual([]);
});

test("the colour that is proposed is readable on dark and light grounds", () => {
  for (const background of ["#ffffff", "#000000", "#777777", "#faf7f0", "#101917"]) {
    const proposed = readableColor("#808080", background, 4.5);
    expect(contrastRatio(proposed, background), background).toBeGreaterThanOrEqual(4.5);
  }
});
