import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { reportText } from "../content/report.ts";
import { photograph } from "../testing/photographs.ts";
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

test("a photograph that is cut short is a mistake where it is named", async () => {
  const workspace = await createWorkspace();
  const whole = await photograph({ width: 300, height: 200 }).jpeg().toBuffer();
  await workspace.file("media/ada.jpg", whole.subarray(0, whole.length / 2));
  const team = "- {id: ada, name: Ada, role: Mechanic, image: {src: ada.jpg, alt: Ada at work}}\n";
  await workspace.file("team.yaml", team);
  const { site, diagnostics, files } = await loadChecked(workspace.directory);
  expect(site).toBeUndefined();
  const report = reportText(diagnostics, files, { color: false });
  expect(report.slice(report.indexOf("team.yaml"))).toMatchInlineSnapshot(`
    "team.yaml:1:53  (item 1, ada)
      "ada.jpg" está estragado, ou não é uma imagem que o site saiba mostrar. Exporte a imagem de novo, como .svg, .png, .jpg, .webp ou .avif.
      1 | - {id: ada, name: Ada, role: Mechanic, image: {src: ada.jpg, alt: Ada at work}}
        |                                                     ^^^^^^^

    1 erro em 1 arquivo (13 arquivos conferidos).
    Corrija, salve e confira de novo: npm run check"
  `);
  await workspace.file("media/ada.jpg", whole);
  expect((await loadChecked(workspace.directory)).diagnostics).toEqual([]);
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
