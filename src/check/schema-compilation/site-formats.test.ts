import { expect, test } from "vitest";
import { vscodeFiles } from "../../codegen/vscode-files.ts";
import { loadRules } from "../../load/load-folder.ts";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

const note = `formats: { tone: {
    check: (text: string) => /^[A-G]$/.test(text) ? undefined : /^[a-g]$/.test(text) ? { meant: text.toUpperCase() } : {},
    pattern: "^[A-Ga-g]$", example: "C", sentence: "O tom é uma letra de A a G.",
  } },`;

async function createTones(written: string) {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  await workspace.edit("blocks/bell/bell.json", '"maxLength":60', '"maxLength":60,"format":"tone"');
  await workspace.edit("blocks/bell/bell.json", '["Trim"]', '["C"]');
  await workspace.edit("blocks/rules.ts", "  collections:", `  ${note}\n  collections:`);
  await workspace.edit("pages/bell.yaml", "sound: Trim", `sound: ${written}`);
  return workspace;
}

test("accepts a text in a format defined by the site", async () => {
  const workspace = await createTones("C");
  expect(await workspace.check()).toEqual([]);
});

test("reports a text in another format with the message of the site, and a fix or an example", async () => {
  const workspace = await createTones("H");
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/pages/bell.yaml:6:12  (bloco 1, Campainha)
      O tom é uma letra de A a G.
      5 |   - type: bell
      6 |     sound: H
        |            ^
      Por exemplo:  sound: C"
  `);
  await workspace.edit("pages/bell.yaml", "sound: H", "sound: c");
  const [found] = await workspace.check();
  expect(found).toMatchObject({ code: "tone", fix: { edits: [{ text: "C" }] } });
});

test("the VS Code schemas contain the pattern of the format", async () => {
  const workspace = await createTones("C");
  const { schemas, book } = await loadRules(workspace.directory);
  const files = vscodeFiles(schemas, book.formats);
  expect(files["schemas/page.json"]).toContain("^[A-Ga-g]$");
});

test("rejects an unknown format, and a format name that the engine already has", async () => {
  const workspace = await createTones("C");
  await workspace.edit("blocks/rules.ts", "{ tone: {", "{ tune: {");
  await expect(workspace.load()).rejects.toThrow(
    /bell\.json pede o formato "tone", que não existe/,
  );
  await workspace.edit("blocks/rules.ts", "{ tune: {", "{ email: {");
  await expect(workspace.load()).rejects.toThrow('o nome "email", que o programa já tem');
});
