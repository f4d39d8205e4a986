import type { FunctionComponent } from "react";
import { expect, test } from "vitest";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { loadSiteBlocks } from "./load-site-code.ts";
import { siteCodeFolder } from "./site-code-files.ts";

async function createOwn() {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  return workspace;
}

const oneEach = (found: readonly { code: string; path: string }[]) =>
  found.map(({ code, path }) => `${code} ${path}`);

test("a site with a block and a list of its own has no mistakes", async () => {
  const workspace = await createOwn();
  const { site, diagnostics } = await workspace.load();
  expect(diagnostics).toEqual([]);
  expect(site?.own).toEqual({ bells: ["small"] });
});

test("without its code the block is unknown, and the list is a file that nobody reads", async () => {
  const workspace = await createOwn();
  await workspace.file("blocks", undefined);
  expect(oneEach(await workspace.check())).toEqual([
    "unused-file ",
    "unknown-block /blocks/0/type",
  ]);
});

test("its schema and its checks tell mistakes in their own words", async () => {
  const workspace = await createOwn();
  await workspace.edit("pages/bell.yaml", "sound: Trim", "sound: none");
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/pages/bell.yaml:6:12  (bloco 1, Campainha)
      A campainha não toca.
      5 |   - type: bell
      6 |     sound: none
        |            ^^^^"
  `);
  await workspace.edit("pages/bell.yaml", "sound: none", "volume: 3");
  expect(oneEach(await workspace.check())).toEqual([
    "missing-field /blocks/0",
    "unknown-field /blocks/0/volume",
  ]);
});

test("another check of the same folder counts at once", async () => {
  const workspace = await createOwn();
  const known = new Map();
  expect(await workspace.check({ known })).toEqual([]);
  await workspace.edit("blocks/rules.ts", '=== "none"', '=== "Trim"');
  expect(oneEach(await workspace.check({ known }))).toEqual(["silent /blocks/0/sound"]);
});

test("two schemas of one name are told with both places", async () => {
  const workspace = await createOwn();
  await workspace.edit("blocks/bell/bells.json", '"bells.json"', '"blocks/hero.json"');
  await expect(workspace.load()).rejects.toThrow(
    /mesmo nome \(blocks\/hero\.json\): schemas\/blocks\/hero\.json e \S+\/blocks\/bell\/bells\.json/,
  );
});

test("a list that the engine has already is refused", async () => {
  const workspace = await createOwn();
  await workspace.edit("blocks/rules.ts", "{ bells:", "{ plans:");
  await expect(workspace.load()).rejects.toThrow(
    /^As regras de \S+\/blocks usam o nome "plans", que o programa já tem\. Escolha outro nome\.$/,
  );
});

test.each([
  ["parts/nothing.json", 'amplia o esquema "parts/nothing.json", que não existe.'],
  ["parts/sheet.json", 'dá ao esquema "parts/sheet.json" o campo "rows", que ele já tem.'],
])("a schema that cannot extend %s is told with its place", async (target, sentence) => {
  const workspace = await createOwn();
  const schema = { $id: "parts/more.json", extends: target, properties: { rows: {} } };
  await workspace.file("blocks/bell/more.json", JSON.stringify(schema));
  await expect(workspace.load()).rejects.toThrow(`blocks/bell/more.json ${sentence}`);
});

test("code that stops while it runs is told with its file, as messages name it", async () => {
  const workspace = await createOwn();
  await workspace.file("blocks/rules.ts", 'throw new Error("no bell");');
  await expect(workspace.load()).rejects.toThrow(/blocks\/rules\.ts para ao rodar: no bell$/);
});

test.each(["../../../src/ui/frame.tsx", "node:fs", "react-dom/server"])(
  "code that asks for %s is refused",
  async (source) => {
    const workspace = await createOwn();
    await workspace.edit("blocks/rules.ts", '"prelo/rules"', `"${source}"`);
    await expect(workspace.load()).rejects.toThrow(`blocks/rules.ts pede "${source}"`);
  },
);

test("a slip in the code is told with its file and line", async () => {
  const workspace = await createOwn();
  await workspace.edit("blocks/rules.ts", "const checkBells =", "const checkBells const");
  await expect(workspace.load()).rejects.toThrow(/blocks\/rules\.ts:5 não pode ser lido/);
});

test("a folder without code has no blocks, and its components are those of this React", async () => {
  const workspace = await createWorkspace();
  const folder = siteCodeFolder(workspace.directory);
  expect(await loadSiteBlocks(folder)).toEqual({ registry: {}, interactive: {}, budgets: {} });
  await addSiteBlock(workspace);
  const { registry } = await loadSiteBlocks(folder);
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { createElement } = await import("react");
  const Bell = registry.bell as FunctionComponent<object>;
  const props = { block: { type: "bell", sound: "Trim" }, page: { first: false, index: 1 } };
  const markup = renderToStaticMarkup(createElement(Bell, props));
  expect(markup).toContain('class="rings">Trim</p>');
});
