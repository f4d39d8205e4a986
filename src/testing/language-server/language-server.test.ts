import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findContentFiles } from "../../check/folder-structure/content-files.ts";
import { blockTitles } from "../../model/schema/schemas.ts";
import {
  createCheckValidator,
  createValidSpecimens,
  editorFormats,
  loadProjectSchemas,
  mutateSpecimens,
  projectCollections,
  type SchemaSpecimen,
} from "../content/schema-specimens.ts";
import {
  type LanguageServerClient,
  type LspPosition,
  startLanguageServer,
} from "./language-server.ts";

const root = join(import.meta.dirname, "../../..");
const settings = JSON.parse(readFileSync(join(root, ".vscode/settings.json"), "utf8"));
const pageStart = `# yaml-language-server: $schema=../../.vscode/schemas/page.json
route: /parceiros
title: Parceiros
description: Com quem trabalhamos.
`;
let server: LanguageServerClient;
let opened = 0;

beforeAll(async () => {
  server = await startLanguageServer(pathToFileURL(root).href, settings);
});

afterAll(() => server.stop());

/** Opens a page that consists of `start` and these lines; `¦` marks the cursor. */
async function openPage(rest: string, start = pageStart) {
  const text = start + rest;
  const before = text.slice(0, text.indexOf("¦")).split("\n");
  opened += 1;
  const uri = addressOf(`content/pages/teste-${opened}.yaml`);
  const diagnostics = await server.open(uri, text.replace("¦", ""));
  const cursor: LspPosition = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  return { uri, cursor, diagnostics };
}

function addressOf(path: string): string {
  return pathToFileURL(join(root, path)).href;
}

async function hover(rest: string): Promise<string> {
  const { uri, cursor } = await openPage(rest);
  return server.hover(uri, cursor);
}

async function complete(rest: string, start?: string) {
  const { uri, cursor } = await openPage(rest, start);
  return server.complete(uri, cursor);
}

async function labels(rest: string, start?: string): Promise<string[]> {
  return (await complete(rest, start)).map(({ label }) => label);
}

async function messages(rest: string, start?: string): Promise<string[]> {
  const { diagnostics } = await openPage(rest, start);
  return diagnostics.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

describe("hovering over a field shows", () => {
  test("its description, constraints and an example", async () => {
    expect(await hover("blocks:\n  - type: hero\n    ti¦tle: Olá\n")).toMatchInlineSnapshot(`
      "#### Frase principal

      A frase grande da abertura. Cada linha que você escreve é uma linha no site; o sinal | marca o ponto em que as linhas se alinham, como as colunas de um livro-caixa.

      Obrigatório · até 160 letras · aceita \\*\\*negrito\\*\\*, \\*itálico\\* e \\[link\\](/endereço)

      Exemplo:
      \`\`\`yaml
      title: |-
        Pão quente | às seis.
        Bolo fresco | às três.
      \`\`\`"
    `);
  });

  test("the description of the block on its type", async () => {
    expect(await hover("blocks:\n  - ty¦pe: hero\n    title: Olá\n")).toMatchInlineSnapshot(`
      "#### Tipo do bloco

      **Destaque inicial** – A abertura da página inicial: a frase principal, um texto curto e os primeiros botões."
    `);
  });

  test("the description of a shared part for this block", async () => {
    const text = await hover("blocks:\n  - type: pricing\n    ac¦tion:\n      label: Olá\n");
    expect(text.split("\n").slice(0, 3)).toMatchInlineSnapshot(`
      [
        "#### Botão de cada plano",
        "",
        "O botão repetido em cada plano. No destino, {id} vira o código do plano.",
      ]
    `);
  });
});

describe("completion offers", () => {
  test("the fields of a new page, and a snippet with all of them", async () => {
    const start = "# yaml-language-server: $schema=../../.vscode/schemas/page.json\n";
    expect(await labels("¦", start)).toMatchInlineSnapshot(`
      [
        "Página",
        "route",
        "title",
        "description",
        "navigationLabel",
        "draft",
        "publishAt",
        "expiresAt",
        "noindex",
        "blocks",
      ]
    `);
  });

  test("only the type field for a new block", async () => {
    expect(await labels("blocks:\n  - ¦")).toEqual(["type"]);
  });

  test("every block type, with a title and description", async () => {
    const items = await complete("blocks:\n  - type: ¦");
    const blocks = Object.keys(blockTitles(loadProjectSchemas()));
    expect(items.map(({ label }) => label)).toEqual(blocks.sort());
    expect(items.find(({ label }) => label === "faq")).toMatchObject({
      insertText: "faq",
      documentation: expect.stringMatching(/^Perguntas frequentes – .+\.$/),
    });
  });

  test("only the remaining fields of the block, with a placeholder example", async () => {
    const items = await complete("blocks:\n  - type: faq\n    title: Dúvidas\n    ¦");
    expect(items.map(({ insertText }) => insertText)).toMatchInlineSnapshot(`
      [
        "id: ",
        "remark: ",
        "variant: ",
        "lede: \${1:Não achou a sua? Escreva para nós.}",
        "entries: ",
      ]
    `);
  });

  test("the options of a field", async () => {
    expect(await labels("blocks:\n  - type: grid\n    layout: ¦")).toEqual([
      "ledger",
      "columns",
      "cards",
      "tiles",
    ]);
  });

  test("example link targets, and a snippet for a whole group", async () => {
    const actions = "blocks:\n  - type: hero\n    actions:\n      - ";
    expect(await labels(`${actions}label: Olá\n        to: ¦`)).toContain("/contato#formulario");
    const image = await complete("blocks:\n  - type: hero\n    image:\n      ¦");
    expect(image[0]?.insertText).toMatchInlineSnapshot(`
      "src: \${1:hero.svg}
      alt: \${2:"Uma ampulheta: a areia que cai forma os morros"}"
    `);
  });
});

describe("the editor reports in Portuguese", () => {
  test("errors in blocks", async () => {
    const page = `blocks:
  - type: faqs
  - title: Sem tipo
  - só um texto
  - type: faq
    titel: Dúvidas
    entries: todas
  - type: hero
    title: 2009
    actions: []
    image: foto.jpg
  - type: map
    title: ${"Onde fica ".repeat(20)}
    coordinates: { latitude: 120, longitude: "-43" }
`;
    expect(await messages(page)).toMatchInlineSnapshot(`
      [
        "6: Não existe este bloco. Apague o nome e aperte Ctrl+Espaço para escolher na lista.",
        "7: Falta dizer qual é o bloco: comece-o com "type: " e aperte Ctrl+Espaço para escolher na lista.",
        "8: Falta dizer qual é o bloco: comece-o com "type: " e aperte Ctrl+Espaço para escolher na lista.",
        "11: Não está na forma certa. all mostra todas; para escolher, faça uma lista com os códigos (id) das perguntas, na ordem desejada.",
        "10: Este campo não existe em "Perguntas frequentes". Os que cabem: type, id, remark, variant, title, lede, entries.",
        "9: Falta o campo obrigatório "title" (Título).",
        "13: Deve ser um texto. Se está vazio, preencha ou apague a linha; um número fica entre aspas: "2009".",
        "14: Deve ter de 1 a 3 itens.",
        "15: Deve ser um grupo de campos, cada um em sua linha, com 2 espaços a mais: src, alt.",
        "17: Deve ter de 1 a 160 letras.",
        "18: Deve ser de -90 a 90.",
        "18: Deve ser só um número: sem aspas, sem "R$" e sem ponto de milhar.",
        "16: Falta o campo obrigatório "placeholder" (Texto no lugar do mapa).",
        "16: Falta o campo obrigatório "linkLabel" (Texto do link).",
      ]
    `);
  });

  test("errors in page fields", async () => {
    const start = pageStart.replace("route: /parceiros", "route: Parceiros\npublishAt: 1/2/2024");
    expect(await messages("draft: sim\n", start)).toMatchInlineSnapshot(`
      [
        "2: Não está na forma certa. Por exemplo: /sobre. O endereço da página, começando com /. Em minúsculas, sem acento, com hífen entre as palavras. Depois de publicado, não mude.",
        "6: Deve ser true (sim) ou false (não), sem aspas.",
        "3: A data deve ter ano, mês e dia, nesta ordem: AAAA-MM-DD.",
        "2: Falta o campo obrigatório "blocks" (Blocos).",
      ]
    `);
  });

  test("errors with quick fixes for options and field names", async () => {
    const block = "blocks:\n  - type: grid\n    layout: ledgr\n    titel: Olá\n    items: []\n";
    const { uri, diagnostics } = await openPage(block);
    const fixes = await Promise.all(diagnostics.map((each) => server.fixes(uri, each)));
    expect(fixes).toContainEqual(["ledger", "columns", "cards", "tiles"]);
    expect(fixes).toContainEqual(["id", "remark", "title", "lede", "headings", "total"]);
  });

  test("errors in a file that does not name its schema", async () => {
    expect(await messages("blocks: nada\n", pageStart.replace(/.*\n/, ""))).toMatchInlineSnapshot(`
      [
        "4: Deve ser uma lista: cada item fica em uma linha nova, que começa com "- ".",
      ]
    `);
  });
});

describe("the editor agrees with the check", () => {
  const schemas = loadProjectSchemas();
  const good = createValidSpecimens(schemas);

  test("about all content of the project", async () => {
    const directory = join(root, "content");
    const paths = readdirSync(directory, { recursive: true, encoding: "utf8" });
    const files = findContentFiles(
      paths.map((path) => path.replaceAll("\\", "/")),
      projectCollections,
    );
    const told = files.map(async ({ path }) => {
      const text = readFileSync(join(directory, path), "utf8");
      return [path, await server.open(addressOf(`content/${path}`), text)];
    });
    expect(await Promise.all(told)).toEqual(files.map(({ path }) => [path, []]));
  });

  test("about a sample of values with one error each, and uses only our messages", async () => {
    const accepts = createCheckValidator(schemas, editorFormats);
    const corpus = mutateSpecimens(good);
    const step = Math.floor(corpus.length / 150);
    const sample = corpus.filter((_, index) => index % step === 0);
    const results = await Promise.all(sample.map(judge));
    const disputed = results.filter(
      ({ specimen, told }) => accepts(specimen) !== (told.length === 0),
    );
    expect(disputed).toEqual([]);
    const words = readdirSync(join(root, ".vscode/schemas")).map((name) =>
      readFileSync(join(root, ".vscode/schemas", name), "utf8"),
    );
    const told = new Set(results.flatMap((result) => result.told));
    const foreign = [...told].filter((message) => !words.join().includes(JSON.stringify(message)));
    expect([told.size > 30, foreign]).toEqual([true, []]);
  });
});

async function judge(specimen: SchemaSpecimen, index: number) {
  const comment = `# yaml-language-server: $schema=../.vscode/schemas/${specimen.id}\n`;
  const text = comment + JSON.stringify(specimen.value, undefined, 2);
  const diagnostics = await server.open(addressOf(`content/amostra-${index}.yaml`), text);
  return { specimen, told: diagnostics.map(({ message }) => message) };
}
