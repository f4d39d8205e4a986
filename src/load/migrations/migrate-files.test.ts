import { expect, test } from "vitest";
import { engineCollections } from "../../check/collections/engine-collections.ts";
import { createMemoryFileStore } from "../files/memory-files.ts";
import { type MigrationResult, migrateFiles } from "./migrate-files.ts";
import type { Step } from "./migration-step-types.ts";

const steps: Step[] = [
  { version: 2, in: { schema: "site.json", at: "/firm" }, act: { rename: "/mail", to: "email" } },
  { version: 2, in: { schema: "theme.json" }, act: { move: "/corner", to: "/shape/corner" } },
  { version: 2, in: { schema: "labels.json", at: "/form" }, act: { rename: "/go", to: "send" } },
  { version: 2, in: { schema: "plans.json", at: "/*" }, act: { rename: "/cost", to: "price" } },
  { version: 2, in: { schema: "article.json" }, act: { rename: "/by", to: "author" } },
  { version: 2, in: { block: "hero" }, act: { rename: "/heading", to: "title" } },
  { version: 2, in: { schema: "dishes.json", at: "/*" }, act: { set: "/warm", value: true } },
  { version: 3, in: { block: "hero" }, act: { map: "/tone", values: { dim: "dark" } } },
];

const content: Record<string, string> = {
  "site.yaml": "firm: # a firma\r\n  mail: a@b.example # o correio\r\n",
  "theme.yaml": "# nada mais\ncorner: 3\n",
  "labels.yaml": "form: {go: Enviar, again: De novo} # palavras\n",
  "plans.yaml": "- {id: a, cost: 1}\n\n# o segundo\n- id: b\n  'cost': 2 # por mês\n",
  "articles/um.yaml": 'by: "ada" # quem\nbody: |\n  by: fica\n',
  "pages/inicio.yaml": "blocks:\n  - type: hero\n    heading: >-\n      Oi\n    tone: dim\n",
  "pages/outra.yaml": "blocks: [{type: banner, heading: Fica}]\n",
  "dishes.yaml": "- name: Pão\n",
  "GUIA.md": "heading: nada\n",
};

const collections = { ...engineCollections, dishes: { schema: "dishes.json", entry: "o prato" } };

/** Migrates files in memory. Returns the result and the new texts. */
async function migrate(texts: Record<string, string>) {
  const files = createMemoryFileStore("content", Object.entries(texts));
  const order: string[] = [];
  const made: MigrationResult = await migrateFiles(files, {
    collections,
    steps,
    backUp: async (kept) => `${kept.length} cópias`,
    write: async (all) => {
      for (const { path, after } of all) {
        order.push(path);
        await files.write(path, after);
      }
      return undefined;
    },
  });
  const now: Record<string, string> = {};
  for (const path of Object.keys(texts))
    now[path] = new TextDecoder().decode((await files.read(path)) ?? new Uint8Array());
  return { made, now, order };
}

test("applies steps to every kind of content file, and leaves all other text unchanged", async () => {
  const { made, now, order } = await migrate(content);
  expect(now).toEqual({
    ...content,
    "site.yaml": "firm: # a firma\r\n  email: a@b.example # o correio\r\ncontentVersion: 3\r\n",
    "theme.yaml": "# nada mais\nshape:\n  corner: 3\n",
    "labels.yaml": "form: {send: Enviar, again: De novo} # palavras\n",
    "plans.yaml": "- {id: a, price: 1}\n\n# o segundo\n- id: b\n  'price': 2 # por mês\n",
    "articles/um.yaml": 'author: "ada" # quem\nbody: |\n  by: fica\n',
    "pages/inicio.yaml": "blocks:\n  - type: hero\n    title: >-\n      Oi\n    tone: dark\n",
    "dishes.yaml": "- name: Pão\n  warm: true\n",
  });
  expect(order.at(-1)).toBe("site.yaml");
  expect(made).toMatchObject({ kind: "done", kept: "7 cópias" });
  expect("said" in made && made.said).toEqual(
    expect.arrayContaining([
      'content/plans.yaml: o campo "cost" chama-se agora "price" (2 vezes).',
      'content/pages/inicio.yaml: o campo "heading" chama-se agora "title".',
      "O conteúdo é agora da versão 3.",
    ]),
  );
  const again = await migrate(now);
  expect([again.made, again.now]).toEqual([{ kind: "nothing" }, now]);
});

test("changes no file if one cannot be migrated, and reports its place", async () => {
  const ways = {
    "cannot be read": 'by: "ada\nbody: x\n',
    "has its field from elsewhere": "base: &a {by: x}\n<<: *a\nby: &b ada\nauthors: *b\n",
  };
  for (const text of Object.values(ways)) {
    const before = { ...content, "articles/dois.yaml": text };
    const { made, now, order } = await migrate(before);
    expect(made).toMatchObject({
      kind: "refused",
      said: expect.stringMatching(/^content\/articles\/dois\.yaml:\d+ .*Nada foi mudado\.$/),
    });
    expect([now, order]).toEqual([before, []]);
  }
});

test("completes an interrupted migration", async () => {
  const { now } = await migrate(content);
  const half = { ...content, "plans.yaml": now["plans.yaml"] ?? "" };
  expect((await migrate(half)).now).toEqual(now);
});
