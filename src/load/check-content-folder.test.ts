import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { formatReport } from "../check/diagnostics/report.ts";
import { drawPhotograph } from "../testing/content/photographs.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { loadFullyCheckedSite } from "./check-content-folder.ts";

test("reports a colour with too little contrast, with a readable one", async () => {
  const workspace = await createWorkspace();
  const theme = await readFile("content/theme.yaml", "utf8");
  await workspace.file("theme.yaml", theme.replace('inkSoft: "#4a5652"', 'inkSoft: "#a0a8a5"'));
  const { site, diagnostics, files } = await loadFullyCheckedSite(workspace.directory);
  expect(site).toBeUndefined();
  const report = formatReport(diagnostics, files, { color: false });
  expect(report.slice(report.indexOf("theme.yaml"))).toMatchInlineSnapshot(`
    "theme.yaml:9:14
      A cor #a0a8a5 sobre #faf7f0 tem contraste 2,2:1; o mínimo é 4,5:1.
      8 |     ink: "#14211f" # textos, fios fortes, botão principal
      9 |     inkSoft: "#a0a8a5" # observações à margem, legendas
        |              ^^^^^^^^^
      Por exemplo:  inkSoft: "#666c6a"

    1 erro em 1 arquivo (13 arquivos conferidos).
    Corrija, salve e confira de novo."
  `);
});

test("reports a truncated photograph where it is named", async () => {
  const workspace = await createWorkspace();
  const whole = await drawPhotograph({ width: 300, height: 200 }).jpeg().toBuffer();
  await workspace.file("media/ada.jpg", whole.subarray(0, whole.length / 2));
  const team = "- {id: ada, name: Ada, role: Mechanic, image: {src: ada.jpg, alt: Ada at work}}\n";
  await workspace.file("team.yaml", team);
  const { site, diagnostics, files } = await loadFullyCheckedSite(workspace.directory);
  expect(site).toBeUndefined();
  const report = formatReport(diagnostics, files, { color: false });
  expect(report.slice(report.indexOf("team.yaml"))).toMatchInlineSnapshot(`
    "team.yaml:1:53  (item 1, Ada)
      "ada.jpg" está estragado, ou não é uma imagem que o site saiba mostrar. Exporte a imagem de novo, como .svg, .png, .jpg, .webp ou .avif.
      1 | - {id: ada, name: Ada, role: Mechanic, image: {src: ada.jpg, alt: Ada at work}}
        |                                                     ^^^^^^^

    1 erro em 1 arquivo (13 arquivos conferidos).
    Corrija, salve e confira de novo."
  `);
  await workspace.file("media/ada.jpg", whole);
  expect((await loadFullyCheckedSite(workspace.directory)).diagnostics).toEqual([]);
});

test("reports a missing font package, font file or axis", async () => {
  const workspace = await createWorkspace();
  const theme = (await readFile("content/theme.yaml", "utf8"))
    .replace('"@fontsource-variable/newsreader"', '"@fontsource-variable/newsreadr"')
    .replace("instrument-sans-latin-wght-normal", "instrument-sans-latin-wgth-normal")
    .replace(
      "wght: { min: 400, max: 600 }\n        preload",
      "wght: { min: 400, max: 600 }\n          opsz: { min: 9, max: 12 }\n        preload",
    );
  await workspace.file("theme.yaml", theme);
  const { site, diagnostics } = await loadFullyCheckedSite(workspace.directory);
  expect(site).toBeUndefined();
  expect(diagnostics.map(({ path, message }) => `${path}: ${message}`)).toMatchInlineSnapshot(`
    [
      "/fonts/display/package: A fonte "@fontsource-variable/newsreadr" não está instalada. Você quis dizer "@fontsource-variable/newsreader"?",
      "/fonts/text/faces/0/file: O pacote da fonte não tem o arquivo "instrument-sans-latin-wgth-normal.woff2". Confira o nome, ou peça a quem cuida do programa.",
      "/fonts/text/faces/0/axes/opsz: As letras desta fonte não variam em "opsz". Apague esta linha.",
    ]
  `);
});

test("reports nothing for the shipped content", async () => {
  expect((await loadFullyCheckedSite("content")).diagnostics).toEqual([]);
});
