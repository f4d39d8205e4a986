import { cp, readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { generateGuide } from "../codegen/generate-guide.ts";
import { generateSiteTypes } from "../codegen/generate-types.ts";
import { vscodeFiles } from "../codegen/vscode-files.ts";
import { loadRules } from "../load/load-folder.ts";
import { siteSchemaIds } from "../load/site-code/read-schemas.ts";
import { siteCodeFolder } from "../load/site-code/site-code-files.ts";
import { createWorkspace } from "../testing/content/workspace.ts";
import { addMenu } from "../testing/sites/menu-site.ts";
import { buildSite } from "./build.ts";

async function createMenu() {
  const workspace = await createWorkspace();
  await addMenu(workspace);
  return workspace;
}

test("checks the content of a custom menu block against its own schemas and messages", async () => {
  const workspace = await createMenu();
  expect(await workspace.check()).toEqual([]);
  await workspace.edit("dishes.yaml", "src: moqueca.jpg", "src: mokeca.jpg");
  await workspace.edit("dishes.yaml", "code: P-12", "code: 12");
  await workspace.edit("pages/cardapio.yaml", "[nhoque]", "[nhoqui]");
  const found = await workspace.check();
  expect(found.map(({ code, file, path }) => `${code} ${file} ${path}`)).toMatchInlineSnapshot(`
    [
      "text-expected content/dishes.yaml /0/code",
    ]
  `);
  await workspace.edit("dishes.yaml", "src: mokeca.jpg", "src: moqueca.jpg");
  await workspace.edit("dishes.yaml", "code: 12", "code: P-12");
  await workspace.edit("pages/cardapio.yaml", "[nhoqui]", "[nhoque]");
  await workspace.edit("dishes.yaml", "price: 62", "price: 0");
  expect(await workspace.report()).toContain("nada sai de graça");
});

test("builds custom blocks of all kinds from any folder, also outside the project", async () => {
  const workspace = await createMenu();
  const moved = join(dirname(workspace.directory), "Site da Açaíteria");
  await cp(workspace.directory, moved, { recursive: true });
  for (const content of [moved, relative(process.cwd(), moved)]) {
    const out = join(dirname(moved), `dist-${content.length}`);
    expect(await buildSite({ content, out })).toMatchObject({ diagnostics: [], overBudget: [] });
    const html = await readFile(join(out, "cardapio.html"), "utf8");
    expect(html).toMatch(
      /<source type=image\/avif srcSet="\/media\/moqueca-[^>]*sizes="[^"]*200px"/,
    );
    expect(html).toContain("R$42.50<small>leite, nozes</small>");
    expect(html).toContain("<button type=button class=button>0</button>");
    const scripts = (await readdir(out, { recursive: true })).filter((path) => /\.js$/.test(path));
    const texts = await Promise.all(scripts.map((path) => readFile(join(out, path), "utf8")));
    expect(texts.join("")).not.toContain("dish-code");
  }
});

test("generates types, the guide and editor schemas from the site's own schemas", async () => {
  const { directory } = await createMenu();
  const { schemas, book } = await loadRules(directory);
  const types = await generateSiteTypes(schemas, siteSchemaIds(siteCodeFolder(directory)));
  expect(types).toContain("export interface CardapioBlock");
  expect(types).toContain("dishes: Dish[];");
  expect(types).toContain("photo?: Image;");
  const files = vscodeFiles(schemas, book.formats);
  expect(files["schemas/dishes.json"]).toContain("^(P-)?[0-9]+$");
  expect(files["schemas/page.json"]).toContain("Cardápio");
  const guide = generateGuide(schemas, book.collections);
  expect(guide).toContain("Cardápio");
  expect(guide).toContain("Alergênicos");
});
