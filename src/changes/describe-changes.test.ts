import { cp, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { noSiteBlocks } from "../blocks/site-blocks.ts";
import { loadRules, readContents } from "../load/load-folder.ts";
import { createWorkspace, type Workspace } from "../testing/content/workspace.ts";
import { describeChange, describeChangeInParts, describeMediaFileChange } from "./describe.ts";
import { listChanges } from "./list-changes.ts";

type Edit = (workspace: Workspace) => Promise<unknown>;

/** Returns the sentences that describe what `edit` changes in the content of the small site. */
async function sentences(edit: Edit): Promise<string[]> {
  const { changes, pictures, wording } = await changesBy(edit);
  return [
    ...changes.flatMap((change) => describeChange(change, wording)),
    ...pictures.map(describeMediaFileChange),
  ];
}

async function changesBy(edit: Edit) {
  const workspace = await createWorkspace();
  const older = await mkdtemp(join(tmpdir(), "prelo-"));
  onTestFinished(() => rm(older, { recursive: true }));
  await cp(workspace.directory, older, { recursive: true });
  await edit(workspace);
  const [before, after] = [await readContents(older), await readContents(workspace.directory)];
  if (!before || !after) throw new Error("no content");
  const rules = { ...(await loadRules()), own: noSiteBlocks };
  const found = await listChanges({ before, after }, rules, { date: "2026-01-15" });
  const wording = { schemas: rules.schemas, currency: "BRL", language: "pt-BR" };
  return { ...found, wording };
}

test("describes nothing if the content has not changed", async () => {
  expect(await sentences(async () => {})).toEqual([]);
});

test("describes a price with its plan and currency, and with the page that shows it", async () => {
  const told = await sentences((content) => content.edit("plans.yaml", "price: 19", "price: 21.5"));
  expect(told).toMatchInlineSnapshot(`
    [
      "Plano City: preço R$ 19 → R$ 21,50 (em /)",
    ]
  `);
});

test("returns the old and the new value of a replaced field as separate parts", async () => {
  const { changes, wording } = await changesBy((content) =>
    content.edit("plans.yaml", "price: 19", "price: 21.5"),
  );
  expect(changes.flatMap((change) => describeChangeInParts(change, wording))).toEqual([
    {
      subject: "Plano City",
      group: "Planos",
      place: "Plano City",
      file: "plans.yaml",
      path: "/0/price",
      words: "preço R$ 19 → R$ 21,50",
      instead: { field: "preço", before: "R$ 19", after: "R$ 21,50" },
      routes: ["/"],
      everywhere: false,
    },
  ]);
});

test("lists all pages for a fact that texts refer to", async () => {
  const told = await sentences((content) => content.edit("site.yaml", "name: Spoke", "name: Hub"));
  expect(told).toMatchInlineSnapshot(`
    [
      "Dados do site, O estabelecimento: nome “Spoke” → “Hub” (em todas as páginas)",
    ]
  `);
});

test("describes added entries, and added and removed references to entries", async () => {
  const told = await sentences(async (content) => {
    await content.edit(
      "faq.yaml",
      "- id: how-long",
      "- {id: rent, question: Do you rent?, answer: Yes.}\n- id: how-long",
    );
    await content.edit("pages/home.yaml", "[which-brands, how-long]", "[how-long, rent]");
    await content.file(
      "team.yaml",
      "- {id: bo, name: Bo, role: Mechanic}\n- {id: ada, name: Ada, role: Mechanic}\n",
    );
  });
  expect(told).toMatchInlineSnapshot(`
    [
      "Pergunta “Do you rent?”: entrou (não aparece em nenhuma página)",
      "Página /, bloco 4 (Perguntas frequentes), Quais perguntas: não tem mais “which-brands” (em /)",
      "Página /, bloco 4 (Perguntas frequentes), Quais perguntas: agora tem “rent” (em /)",
      "Pessoa da equipe Bo: entrou (não aparece em nenhuma página)",
    ]
  `);
});

test("ignores a renamed article file, and lists the pages that an article leaves as a draft", async () => {
  const told = await sentences(async (content) => {
    const at = (name: string) => join(content.directory, "articles", name);
    await rename(at("chains.yaml"), at("other.yaml"));
    await content.edit("articles/other.yaml", "title:", "draft: true\ntitle:");
  });
  expect(told).toMatchInlineSnapshot(`
    [
      "Artigo “When to change a chain”: rascunho não → sim (em /journal, /journal/topic/care, /journal/brakes e /journal/chains)",
    ]
  `);
});

test("lists all pages for a colour, and only the pages that show a replaced picture", async () => {
  const told = await sentences(async (content) => {
    const theme = JSON.parse(await readFile(join(content.directory, "theme.yaml"), "utf8"));
    theme.colors.light.paper = "#fffdf8";
    await content.file("theme.yaml", JSON.stringify(theme));
    await content.file(
      "media/wheel.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
    );
  });
  expect(told).toMatchInlineSnapshot(`
    [
      "Aparência, Cores, Cores no claro: papel “#faf7f0” → “#fffdf8” (em todas as páginas)",
      "Imagem wheel.svg: o arquivo foi trocado (em /)",
    ]
  `);
});

test("describes a change in invalid content without its pages", async () => {
  const told = await sentences(async (content) => {
    await content.edit("plans.yaml", "price: 19", "price: nineteen");
  });
  expect(told).toMatchInlineSnapshot(`
    [
      "Plano City: preço R$ 19 → “nineteen” (as páginas não puderam ser ditas: há erros no conteúdo)",
    ]
  `);
});

test("describes a new list entry by entry", async () => {
  const told = await sentences((content) =>
    content.file("redirects.yaml", "- {from: /old, to: /}\n- {from: /older, to: /journal}\n"),
  );
  expect(told).toEqual([
    "Endereço que mudou /old: entrou (não aparece em nenhuma página)",
    "Endereço que mudou /older: entrou (não aparece em nenhuma página)",
  ]);
  expect(
    await sentences((content) => content.file("addresses.yaml", "- route: /journal\n")),
  ).toEqual(["Endereço publicado /journal: entrou (não aparece em nenhuma página)"]);
});

test("describes an article with a new title and id as changed, not as removed and added", async () => {
  const told = await sentences(async (content) => {
    const at = (name: string) => join(content.directory, "articles", name);
    await rename(at("chains.yaml"), at("wear.yaml"));
    await content.edit("articles/wear.yaml", "id: chains", "id: wear");
    await content.edit("articles/wear.yaml", "title: When", "title: How");
  });
  expect(told).toMatchInlineSnapshot(`
    [
      "Artigo “How to change a chain”: código “chains” → “wear” (em /journal, /journal/topic/care, /journal/brakes, /journal/chains e /journal/wear)",
      "Artigo “How to change a chain”: título “When to change a chain” → “How to change a chain” (em /journal, /journal/topic/care, /journal/brakes e /journal/chains)",
    ]
  `);
});
