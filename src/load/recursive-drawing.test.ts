import { expect, test } from "vitest";
import { createWorkspace } from "../testing/content/workspace.ts";
import { svgBomb } from "../testing/pictures/svg-bomb.ts";
import { checkContentFolder } from "./check-content-folder.ts";

/** Adds files to the sample site. Returns its diagnostics about pictures. */
async function toldOf(files: Readonly<Record<string, string>>): Promise<string> {
  const workspace = await createWorkspace();
  for (const [path, text] of Object.entries(files)) await workspace.file(path, text);
  const { diagnostics } = await checkContentFolder(workspace.directory);
  const own = diagnostics.filter(({ code }) => /drawing|image|picture/.test(code));
  return own
    .map(({ file, path, message }) => `${file.replace(/.*content\//, "")} ${path}\n  ${message}`)
    .join("\n");
}

test("reports a drawing with too many repeated parts at each place that uses it", async () => {
  const article = "media/shop.svg";
  expect(await toldOf({ [article]: svgBomb })).toMatchInlineSnapshot(`
    "articles/brakes.yaml /image/src
      O desenho "shop.svg" repete tanto as próprias partes que a página travaria: ele teria mais de 200 mil. Exporte-o de novo com os símbolos e padrões expandidos, ou como .png.
    articles/chains.yaml /image/src
      O desenho "shop.svg" repete tanto as próprias partes que a página travaria: ele teria mais de 200 mil. Exporte-o de novo com os símbolos e padrões expandidos, ou como .png."
  `);
});

test("reports a dark variant with too many repeated parts by its own file name", async () => {
  expect(await toldOf({ "media/shop-dark.svg": svgBomb })).toContain("shop-dark.svg");
});

test("reports a site icon with too many repeated parts", async () => {
  const theme = 'icon: { src: icon.svg, alt: "" }\n';
  expect(await toldOf({ "theme.yaml": theme, "media/icon.svg": svgBomb })).toMatchInlineSnapshot(`
    "theme.yaml /icon/src
      O desenho "icon.svg" repete tanto as próprias partes que a página travaria: ele teria mais de 200 mil. Exporte-o de novo com os símbolos e padrões expandidos, ou como .png."
  `);
});
