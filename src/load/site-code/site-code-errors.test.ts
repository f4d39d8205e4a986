import { expect, test } from "vitest";
import { addSiteBlock } from "../../testing/content/site-block.ts";
import { createWorkspace } from "../../testing/content/workspace.ts";

async function createOwn() {
  const workspace = await createWorkspace();
  await addSiteBlock(workspace);
  return workspace;
}

const schema = "blocks/bell/bell.json";

test.each(["hero", "menu", "header", "footer", "article", "figures", "story"])(
  "rejects a site block called %s because the engine uses that name",
  async (type) => {
    const workspace = await createWorkspace();
    const written = {
      $id: `blocks/${type}.json`,
      title: "X",
      type: "object",
      required: ["type"],
      properties: { type: { const: type, title: "T", description: "D.", examples: [type] } },
    };
    await workspace.file(`blocks/${type}/${type}.json`, JSON.stringify(written));
    const refused = type === "hero" ? "Dois esquemas têm o mesmo nome" : `"${type}"`;
    await expect(workspace.load()).rejects.toThrow(refused);
    await expect(workspace.load()).rejects.toThrow(`blocks/${type}/${type}.json`);
  },
);

test.each([
  ["another type than its name says", '{"const":"bell"', '{"const":"gong"', 'o campo "type"'],
  ["an id of another kind", '"../parts/anchor.json"', '"../parts/remark.json"', 'o campo "id"'],
  ["a field without a title", '"title":"Som",', "", 'o campo "sound" não tem "title"'],
  ["a field without examples", ',"examples":["Trim"]', "", 'o campo "sound" não tem "examples"'],
  ["a title that is left out", '"title":"Campainha",', "", 'o esquema não tem "title"'],
  ["a type that no schema has", '"type":"string"', '"type":"texto"', "não é um esquema JSON"],
  ["a keyword that nobody knows", '"minLength":1', '"minLenght":1', "não é um esquema JSON"],
  ["a brace too many", '"title":"Som"', '"title":"Som"}', "não pode ser lido"],
  ["no $id", '"$id":"blocks/bell.json",', "", 'não tem "$id"'],
])("reports a schema with %s in one line that names its file", async (_, part, other, sentence) => {
  const workspace = await createOwn();
  await workspace.edit(schema, part, other);
  await expect(workspace.load()).rejects.toThrow(sentence);
  await expect(workspace.load()).rejects.toThrow(/^\S*blocks\/bell\/bell\.json[^\n]*$/);
});

test("reports a block without a component, a component without a schema, and a registry that fails", async () => {
  const workspace = await createOwn();
  const registry = "blocks/registry.ts";
  await workspace.file(registry, "export const registry = {};");
  await expect(workspace.load()).rejects.toThrow(/blocks\/registry\.ts não diz .* "bell"/);
  await workspace.file(registry, "export const registry = { bell: () => 1, gong: () => 1 };");
  await expect(workspace.load()).rejects.toThrow(/blocks\/registry\.ts tem o bloco "gong"/);
  await workspace.file(registry, 'export { registry } from "./nothing.ts";');
  await expect(workspace.load()).rejects.toThrow(/^\S*blocks\/registry\.ts:1 não pode ser lido/);
  await workspace.file(registry, 'throw new Error("no clapper");');
  await expect(workspace.load()).rejects.toThrow(/blocks\/registry\.ts para ao rodar: no clapper$/);
});

test("reports a site check that throws, with its file", async () => {
  const workspace = await createOwn();
  await workspace.edit("blocks/rules.ts", "if (valueAt(", "if (nothing(");
  await expect(workspace.load()).rejects.toThrow(/blocks\/rules\.ts para ao rodar: nothing is not/);
});

test.each([
  [".bell, .hero a { color: red }", '".hero a"'],
  [".bell + .hero { color: red }", '".bell + .hero"'],
  [".bell { & ~ * { color: red } }", '".bell ~ *"'],
  [":root { --color-ink: red }", '":root"'],
  ["#_menu { color: red }", '"#_menu"'],
  ["@keyframes ring { to { opacity: 0 } }", '"@keyframes ring"'],
  ["@font-face { font-family: Own; src: url(a.woff2) }", '"@font-face"'],
  ["@layer loud { .bell { color: red } }", '"@layer"'],
  ["@layer loud, blocks;", '"@layer"'],
  ["@property --color-ink { syntax: '*'; inherits: true }", '"@property --color-ink"'],
  ["@page { margin: 0 }", '"@page"'],
  [".bell { view-transition-name: page }", '"page"'],
  [".bell { color: red } }", "não pode ser lido"],
])("rejects a style sheet with %s", async (css, sentence) => {
  const workspace = await createOwn();
  await workspace.file("blocks/bell/bell.css", css);
  await expect(workspace.load()).rejects.toThrow(sentence);
  await expect(workspace.load()).rejects.toThrow(/^\S*blocks\/bell\/bell\.css[^\n]*$/);
});

test("accepts a style sheet whose rules apply only within its block", async () => {
  const workspace = await createOwn();
  await workspace.file(
    "blocks/bell/bell.css",
    `@keyframes bell-rings { to { rotate: 9deg } }
@layer blocks { @media (width > 40em) { .bell { --loud: 1; & .note, &:hover > p { animation: bell-rings 1s }
.bell + & { margin: 0 } } } }`,
  );
  expect((await workspace.load()).diagnostics).toEqual([]);
});

test("reports a style sheet that is not in the folder of a block", async () => {
  const workspace = await createOwn();
  await workspace.file("blocks/shared.css", ".bell { color: red }");
  await expect(workspace.load()).rejects.toThrow(
    /blocks\/shared\.css não está na pasta de um bloco/,
  );
});

test.each([
  ["a list that nobody has", { collection: "gongs" }, 'pede a lista "gongs", que não existe'],
  ["a list whose entries have no schema", { collection: "bells" }, 'itens da lista "bells"'],
])("reports a field that takes entries from %s", async (_, keyword, sentence) => {
  const workspace = await createOwn();
  const field = { title: "S", description: "D.", type: "array", examples: [["a"]], ...keyword };
  const items = { type: "string" };
  await workspace.edit("blocks/bell/bells.json", '"$ref":"parts/id.json"', '"type":"string"');
  await workspace.edit(
    schema,
    '"properties":{',
    `"properties":{"some":${JSON.stringify({ ...field, items })},`,
  );
  await expect(workspace.load()).rejects.toThrow(sentence);
  await expect(workspace.load()).rejects.toThrow(/^\S*blocks\/bell\/bells?\.json[^\n]*$/);
});

test("reports a list without a schema", async () => {
  const workspace = await createOwn();
  await workspace.edit("blocks/rules.ts", "bells.json", "gongs.json");
  await expect(workspace.load()).rejects.toThrow(/blocks\/rules\.ts tem a lista "\w+", mas/);
});
