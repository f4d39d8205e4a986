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

test("loads a site with its own block and list without errors", async () => {
  const workspace = await createOwn();
  const { site, diagnostics } = await workspace.load();
  expect(diagnostics).toEqual([]);
  expect(site?.own).toEqual({ bells: ["small"] });
});

test("reports an unknown block and an unused list file if the site code is missing", async () => {
  const workspace = await createOwn();
  await workspace.file("blocks", undefined);
  expect(oneEach(await workspace.check())).toEqual([
    "unused-file ",
    "unknown-block /blocks/0/type",
  ]);
});

test("reports errors that the site's own schema and checks find", async () => {
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

test("applies changed site code when the same folder is checked again", async () => {
  const workspace = await createOwn();
  const known = new Map();
  expect(await workspace.check({ known })).toEqual([]);
  await workspace.edit("blocks/rules.ts", '=== "none"', '=== "Trim"');
  expect(oneEach(await workspace.check({ known }))).toEqual(["silent /blocks/0/sound"]);
});

test("reports two schemas with the same name, with both paths", async () => {
  const workspace = await createOwn();
  await workspace.edit("blocks/bell/bells.json", '"bells.json"', '"blocks/hero.json"');
  await expect(workspace.load()).rejects.toThrow(
    /mesmo nome \(blocks\/hero\.json\): schemas\/blocks\/hero\.json e \S+\/blocks\/bell\/bells\.json/,
  );
});

test("rejects a list whose name the engine already uses", async () => {
  const workspace = await createOwn();
  await workspace.edit("blocks/rules.ts", "{ bells:", "{ plans:");
  await expect(workspace.load()).rejects.toThrow(
    /^As regras de \S+\/blocks usam o nome "plans", que o programa já tem\. Escolha outro nome\.$/,
  );
});

test.each([
  ["parts/nothing.json", 'amplia o esquema "parts/nothing.json", que não existe.'],
  ["parts/sheet.json", 'dá ao esquema "parts/sheet.json" o campo "rows", que ele já tem.'],
])("reports a schema that cannot extend %s, with its path", async (target, sentence) => {
  const workspace = await createOwn();
  const schema = { $id: "parts/more.json", extends: target, properties: { rows: {} } };
  await workspace.file("blocks/bell/more.json", JSON.stringify(schema));
  await expect(workspace.load()).rejects.toThrow(`blocks/bell/more.json ${sentence}`);
});

test("reports site code that throws, with its file", async () => {
  const workspace = await createOwn();
  await workspace.file("blocks/rules.ts", 'throw new Error("no bell");');
  await expect(workspace.load()).rejects.toThrow(/blocks\/rules\.ts para ao rodar: no bell$/);
});

test.each(["../../ui/block-frame.tsx", "node:fs", "react-dom/server"])(
  "rejects site code that imports %s",
  async (source) => {
    const workspace = await createOwn();
    await workspace.edit("blocks/rules.ts", '"prelo/rules"', `"${source}"`);
    await expect(workspace.load()).rejects.toThrow(`blocks/rules.ts pede "${source}"`);
  },
);

test("reports a syntax error in site code with its file and line", async () => {
  const workspace = await createOwn();
  await workspace.edit("blocks/rules.ts", "const checkBells =", "const checkBells const");
  await expect(workspace.load()).rejects.toThrow(/blocks\/rules\.ts:5 não pode ser lido/);
});

test("loads no blocks from a folder without code, and components that the engine's React can render", async () => {
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
