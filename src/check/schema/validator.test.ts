import { describe, expect, test } from "vitest";
import { assembleSchemas } from "../../model/schema/schemas.ts";
import { formatDiagnostics } from "../../testing/content/format-diagnostics.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { suppressCascades } from "../diagnostics/suppress-cascades.ts";
import { compileChecks } from "../schema-compilation/compile-checks.ts";
import { createValidator } from "./validator.ts";

const text = (title: string, more: object = {}) => ({
  title,
  description: `${title} deste bloco.`,
  type: "string",
  minLength: 1,
  examples: ["Olá"],
  ...more,
});

const group = (title: string, properties: object, required: string[] = []) => ({
  title,
  description: `${title}.`,
  type: "object",
  additionalProperties: false,
  required,
  properties,
});

const image = group("Imagem", { src: text("Arquivo"), alt: text("Descrição da imagem") }, [
  "src",
  "alt",
]);
const slug = "^[a-z0-9]+(-[a-z0-9]+)*$";

const schemas = assembleSchemas({
  "page.json": {
    $id: "page.json",
    ...group(
      "Página",
      {
        route: text("Endereço", { pattern: "^/([a-z0-9-]+)?$", examples: ["/sobre"] }),
        blocks: { title: "Blocos", type: "array", minItems: 1, items: { $ref: "block.json" } },
      },
      ["route", "blocks"],
    ),
  },
  "blocks/hero.json": {
    $id: "blocks/hero.json",
    ...group(
      "Destaque inicial",
      {
        type: { const: "hero", title: "Tipo" },
        title: text("Frase principal", { maxLength: 20, markup: "inline" }),
        subtitle: text("Segunda frase", { markup: "inline" }),
        image: { ...image, examples: [{ src: "hero.svg", alt: "Ampulheta" }] },
        actions: {
          title: "Botões",
          type: "array",
          minItems: 1,
          maxItems: 2,
          items: group("Botão", { label: text("Texto"), to: text("Destino") }, ["label", "to"]),
        },
      },
      ["type", "title"],
    ),
  },
  "blocks/faq.json": {
    $id: "blocks/faq.json",
    ...group(
      "Perguntas frequentes",
      {
        type: { const: "faq", title: "Tipo" },
        title: text("Título"),
        entries: {
          title: "Quais perguntas",
          type: ["string", "array"],
          pattern: "^all$",
          items: { type: "string" },
          uniqueItems: true,
        },
        icon: text("Ícone", { enum: ["escudo", "estrela"] }),
      },
      ["type", "entries"],
    ),
  },
  "plans.json": {
    $id: "plans.json",
    title: "Planos",
    type: "array",
    items: group(
      "Plano",
      {
        id: text("Código", { pattern: slug, examples: ["essencial"] }),
        price: { title: "Preço", type: "number", minimum: 0, multipleOf: 0.01, examples: [299] },
        months: { title: "Meses", type: "integer", minimum: 1, maximum: 12 },
        popular: { title: "Mais popular", type: "boolean" },
        period: {
          title: "Período",
          description: "De quanto em quanto se paga: month é por mês; year é por ano.",
          type: "string",
          enum: ["month", "year"],
        },
        features: { title: "O que inclui", type: "array", items: text("Item") },
        code: text("Senha", { minLength: 4 }),
      },
      ["id", "price"],
    ),
  },
  "filling.json": {
    $id: "filling.json",
    ...group("Preenchimento", { from: text("De onde"), value: text("Valor") }),
    if: { not: { required: ["from"], properties: { from: true } } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { required: ["value"], properties: { value: true } },
  },
  "sums.json": {
    $id: "sums.json",
    ...group("Somas", {
      total: { title: "Total", type: "number", minimum: 0 },
      share: { title: "Parte", type: "number", maximum: 9 },
    }),
  },
  "firm.json": {
    $id: "firm.json",
    ...group("Firma", {
      cnpj: text("CNPJ", { format: "cnpj" }),
      cpf: text("CPF", { format: "cpf" }),
      cep: text("CEP", { format: "cep", examples: ["39400-000"] }),
      phone: text("Telefone", { format: "phone", examples: ["(38) 90000-0000"] }),
      email: text("E-mail", { format: "email", examples: ["contato@chronos.example"] }),
      since: text("Desde", { format: "date", examples: ["2024-01-15"] }),
      site: text("Endereço na internet", { format: "uri-https" }),
    }),
  },
});

const validate = createValidator(schemas, compileChecks(schemas));

/** Returns the formatted diagnostics of these lines, as a block of a page or as another file. */
function read(lines: string, schemaId = "page.json"): string {
  const opening = schemaId === "page.json" ? "route: /\nblocks:\n" : "";
  const parsed = parseYaml("a.yaml", `${opening}${lines}\n`);
  return formatDiagnostics(parsed.text, suppressCascades(parsed, validate(parsed, schemaId)));
}

const plan = (lines: string) => read(`- id: essencial\n  price: 299\n  ${lines}`, "plans.json");
const firm = (line: string) => read(line, "firm.json");

test("reports nothing for valid content", () => {
  expect(read("  - type: hero\n    title: Olá")).toBe("");
});

test("throws for an unknown schema", () => {
  expect(() => validate(parseYaml("a.yaml", "a: 1"), "nada.json")).toThrow("nada.json");
});

test("reports nothing for a file that could not be parsed", () => {
  expect(validate(parseYaml("a.yaml", "- a\nb: 1"), "page.json")).toEqual([]);
});

describe("fields", () => {
  test("are reported in one diagnostic with some of the names if hundreds are unknown", () => {
    const fields = Array.from({ length: 500 }, (_, at) => `    campo${at}: x`);
    const told = read(["  - type: hero", "    title: Olá", ...fields].join("\n"));
    expect(told).toMatchInlineSnapshot(`
      "foreign-fields 5:5 «campo0»: x
        Os campos "campo0", "campo1", "campo2", "campo3", "campo4", "campo5", "campo6", "campo7", "campo8", "campo9", "campo10", "campo11" e mais 488 não existem em "Destaque inicial". Troque os nomes, ou apague as linhas."
    `);
  });

  test("are reported with a suggestion or the possible fields if they are unknown", () => {
    expect(read("  - type: hero\n    title: Olá\n    subtitel: x")).toMatchInlineSnapshot(`
      "unknown-field 5:5 «subtitel»: x
        O campo "subtitel" não existe em "Destaque inicial". Você quis dizer "subtitle"?
        →     subtitle: x"
    `);
    expect(read("  - type: hero\n    title: Olá\n    cor: x")).toMatchInlineSnapshot(`
      "unknown-field 5:5 «cor»: x
        O campo "cor" não existe em "Destaque inicial". Campos possíveis: subtitle, image, actions."
    `);
  });

  test("get the right name as the fix if they are named by their title", () => {
    expect(read('  - type: faq\n    "título": Olá\n    entries: all')).toMatchInlineSnapshot(`
      "unknown-field 4:5 «"título"»: Olá
        O campo "título" não existe em "Perguntas frequentes". Você quis dizer "title"?
        →     title: Olá"
    `);
  });

  test("are not reported as missing, too, if they are misspelt", () => {
    expect(read("  - type: hero\n    titel: Olá")).toMatchInlineSnapshot(`
      "unknown-field 4:5 «titel»: Olá
        O campo "titel" não existe em "Destaque inicial". Você quis dizer "title"?
        →     title: Olá"
    `);
  });

  test("do not cause an error about another missing field if they are misspelt", () => {
    expect(read("fom: services", "filling.json")).toMatchInlineSnapshot(`
      "unknown-field 1:1 «fom»: services
        O campo "fom" não existe em "Preenchimento". Você quis dizer "from"?
        → from: services"
    `);
  });

  test("are reported if they are required and missing", () => {
    expect(read("  - type: faq")).toMatchInlineSnapshot(`
      "missing-field 3:5 - «type»: faq
        Falta o campo obrigatório "entries" (Quais perguntas)."
    `);
    expect(read("- popular: true", "plans.json")).toMatchInlineSnapshot(`
      "missing-field 1:3 - «popular»: true
        Faltam campos obrigatórios: "id" (Código), "price" (Preço).
        e.g.   id: essencial
        e.g.   price: 299"
    `);
    expect(read("{}", "firm.json")).toBe("");
  });

  test("are reported once if their text opens a bracket", () => {
    expect(read("  - type: hero\n    title: [Olá")).toMatchInlineSnapshot(`
      "open-bracket 4:12 title: «[»Olá
        Há um "[" que abre e não fecha. Feche com "]", ou coloque o texto entre aspas.
        →     title: [Olá]"
    `);
  });

  test("get a fix if they lost their indentation", () => {
    expect(
      read("  - type: hero\n    title: Olá\n    image:\n    src: a.svg\n    alt: x"),
    ).toMatchInlineSnapshot(`
      "misplaced-field 6:5 «src»: a.svg
        Os campos "src", "alt" pertencem a "Imagem". Dê 2 espaços a mais a cada linha.
        →     image:
        →       src: a.svg
        →       alt: x"
    `);
    expect(
      read("  - type: hero\n    title: Olá\n    actions:\n    label: x\n    to: /"),
    ).toMatchInlineSnapshot(`
      "misplaced-field 6:5 «label»: x
        Os campos "label", "to" pertencem a "Botões". Comece o item com "- ", e dê às suas linhas o recuo de um item.
        →     actions:
        →       - label: x
        →         to: /"
    `);
  });

  test("get a fix if only the last one lost its indentation", () => {
    expect(
      read("  - type: hero\n    title: Olá\n    image:\n      src: a.svg\n    alt: x"),
    ).toMatchInlineSnapshot(`
      "misplaced-field 7:5 «alt»: x
        O campo "alt" pertence a "Imagem". Dê 2 espaços a mais a cada linha.
        →     image:
        →       alt: x"
    `);
  });

  test("are reported if they have become part of the text above", () => {
    expect(
      read("  - type: hero\n    subtitle: >-\n      Um texto\n      em linhas.\n      title: Olá"),
    ).toMatchInlineSnapshot(`
      "joined-line 7:7 «title: Olá»
        Do jeito que está, "title: Olá" continua o texto da linha 4. Se é um item ou campo novo, confira o recuo; se é texto, coloque tudo entre aspas.
        →     subtitle: >-
        →     title: Olá"
    `);
    expect(
      read("  - type: faq\n    entries: all\n    title: |-\n      Um texto\n      icon: lua"),
    ).toMatchInlineSnapshot(`
      "joined-line 7:7 «icon: lua»
        Do jeito que está, "icon: lua" continua o texto da linha 5. Se é um item ou campo novo, confira o recuo; se é texto, coloque tudo entre aspas.
        →     title: |-
        →     icon: lua"
    `);
  });

  test("are reported if they have too much indentation", () => {
    expect(
      read("  - type: hero\n    image:\n      src: a.svg\n      alt: x\n      title: Olá"),
    ).toMatchInlineSnapshot(`
      "misplaced-field 7:7 «title»: Olá
        O campo "title" pertence a "Destaque inicial". Tire espaços do começo da linha, até alinhar com os outros campos dele."
    `);
  });

  test("are reported if they are empty", () => {
    expect(read("  - type: hero\n    title:\n    subtitle:")).toMatchInlineSnapshot(`
      "empty 4:5 «title»:
        O campo "title" (Frase principal) está vazio. Preencha: é obrigatório.
        e.g. title: Olá

      empty 5:5 «subtitle»:
        O campo "subtitle" (Segunda frase) está vazio. Preencha ou apague a linha."
    `);
    expect(read('  - type: hero\n    title: ""\n    subtitle: "  "')).toMatchInlineSnapshot(`
      "empty 4:5 «title»: ""
        O campo "title" (Frase principal) está vazio. Preencha: é obrigatório.
        e.g. title: Olá

      empty 5:5 «subtitle»: "  "
        O campo "subtitle" (Segunda frase) está vazio. Preencha ou apague a linha."
    `);
    expect(plan("features:\n    - Um\n    -")).toMatchInlineSnapshot(`
      "empty 5:5 «-»
        O item 2 de "features" está vazio. Preencha ou apague o item."
    `);
  });
});

describe("a missing line or colon", () => {
  test("is reported if the name of a group is missing above its fields", () => {
    expect(
      read("  - type: hero\n    title: Olá\n      src: a.svg\n      alt: x\n    subtitle: y"),
    ).toMatchInlineSnapshot(`
      "lost-parent 5:7 «src»: a.svg
        Acima de "src: a.svg" parece faltar uma linha: o nome do campo a que ela pertence, como "image" (Imagem).
        →     image:
        →       src: a.svg"
    `);
  });

  test("is reported if the name of a list is missing, so that its items became part of the text above", () => {
    expect(
      read("  - type: hero\n    title: >-\n      Olá\n      - label: x\n        to: /"),
    ).toMatchInlineSnapshot(`
      "lost-parent 6:7 «- label: x»
        Acima de "- label: x" parece faltar uma linha: o nome do campo a que ela pertence, como "actions" (Botões).
        →     actions:
        →       - label: x"
    `);
  });

  test("is reported if the colon is missing after an unknown field name", () => {
    expect(read("  - type: hero\n    subtitle: y\n    titulo Olá")).toMatchInlineSnapshot(`
      "lost-colon 5:5 «titulo Olá»
        A linha "titulo Olá" não tem dois-pontos, e aqui falta o campo "title" (Frase principal). Se é ele, escreva o nome certo e os dois-pontos.
        e.g. title: Olá"
    `);
  });
});

describe("blocks", () => {
  test("are reported with a suggestion or a reference to the guide if they are unknown", () => {
    expect(read("  - type: heroo\n    title: Olá")).toMatchInlineSnapshot(`
      "unknown-block 3:11 - type: «heroo»
        Não existe o bloco "heroo". Você quis dizer "hero" (Destaque inicial)?
        →   - type: hero"
    `);
    expect(read("  - type: perguntas frequentes")).toMatchInlineSnapshot(`
      "unknown-block 3:11 - type: «perguntas frequentes»
        Não existe o bloco "perguntas frequentes". Você quis dizer "faq" (Perguntas frequentes)?
        →   - type: faq"
    `);
    expect(read("  - type: carrossel")).toMatchInlineSnapshot(`
      "unknown-block 3:11 - type: «carrossel»
        Não existe o bloco "carrossel". Veja os blocos, com um exemplo de cada, no arquivo GUIA.md."
    `);
  });

  test("are reported, if possible with the likely type, if they have no type", () => {
    expect(read("  - title: Olá")).toMatchInlineSnapshot(`
      "missing-type 3:5 - «title»: Olá
        Falta dizer qual é o bloco (campo "type"). Pode ser "faq" (Perguntas frequentes) ou "hero" (Destaque inicial). Veja os blocos, com um exemplo de cada, no arquivo GUIA.md."
    `);
    expect(read("  - title: Olá\n    entries: all")).toMatchInlineSnapshot(`
      "missing-type 3:5 - «title»: Olá
        Falta dizer qual é o bloco (campo "type"). Parece ser "faq" (Perguntas frequentes).
        e.g. - type: faq"
    `);
    expect(read("  - typ: faq\n    entries: all")).toMatchInlineSnapshot(`
      "unknown-field 3:5 - «typ»: faq
        O campo "typ" não existe aqui. Você quis dizer "type"?
        →   - type: faq"
    `);
    expect(read("  - hero")).toMatchInlineSnapshot(`
      "missing-type 3:5 - «hero»
        Falta dizer qual é o bloco (campo "type"). Parece ser "hero" (Destaque inicial).
        e.g. - type: hero"
    `);
  });
});

describe("reports a value of the wrong type", () => {
  test("a number for a text", () => {
    expect(read("  - type: hero\n    title: 2009")).toMatchInlineSnapshot(`
      "text-expected 4:12 title: «2009»
        O campo "title" (Frase principal) deve ser um texto; 2009 foi lido como número.
        →     title: "2009""
    `);
    expect(plan("id2: x")).toContain("unknown-field");
  });

  test("a number that would lose digits or be misread", () => {
    expect(read("  - type: hero\n    title: 0123")).toMatchInlineSnapshot(`
      "leading-zero 4:12 title: «0123»
        "0123" seria lido como o número 123, sem o zero da frente. Coloque entre aspas.
        →     title: "0123""
    `);
    expect(read("  - type: hero\n    title: 31999990000123456")).toMatchInlineSnapshot(`
      "lost-number 4:12 title: «31999990000123456»
        O número 31999990000123456 é longo demais e perderia os últimos algarismos. Coloque entre aspas.
        →     title: "31999990000123456""
    `);
    expect(plan("months: 06")).toMatchInlineSnapshot(`
      "leading-zero 3:11 months: «06»
        "06" seria lido como o número 6. Apague o zero da frente.
        →   months: 6"
    `);
    expect(read("total: 1.299", "sums.json")).toMatchInlineSnapshot(`
      "thousands-point 1:8 total: «1.299»
        "1.299" seria lido como 1 vírgula 299. Não use ponto para separar os milhares.
        → total: 1299"
    `);
    expect(read("share: 1.299", "sums.json")).toBe("");
    expect(read("- id: a\n  price: 1.299", "plans.json")).toMatchInlineSnapshot(`
      "thousands-point 2:10 price: «1.299»
        "1.299" seria lido como 1 vírgula 299. Não use ponto para separar os milhares.
        →   price: 1299"
    `);
    expect(read("- id: a\n  price: 12.3456", "plans.json")).toMatchInlineSnapshot(`
      "too-precise 2:10 price: «12.3456»
        O campo "price" (Preço) está com 12.3456, que tem casas decimais demais."
    `);
    expect(read("- id: a\n  price: 12345678901234567890", "plans.json")).toMatchInlineSnapshot(`
      "lost-number 2:10 price: «12345678901234567890»
        O número 12345678901234567890 é longo demais e perderia os últimos algarismos. Use até 15 algarismos."
    `);
  });

  test("a boolean, a list or a group for a text", () => {
    expect(read("  - type: hero\n    title: true")).toMatchInlineSnapshot(`
      "text-expected 4:12 title: «true»
        O campo "title" (Frase principal) deve ser um texto; true foi lido como sim ou não.
        →     title: "true""
    `);
    expect(read("  - type: hero\n    title:\n      - Olá")).toMatchInlineSnapshot(`
      "text-expected 4:5 «title»:
        O campo "title" (Frase principal) deve ser um texto; aqui há uma lista."
    `);
    expect(read("  - type: hero\n    title: [Olá]")).toMatchInlineSnapshot(`
      "reserved-character 4:12 title: «[Olá]»
        Um texto não pode começar com "[" sem aspas. Coloque o texto entre aspas.
        →     title: "[Olá]""
    `);
    expect(read("  - type: hero\n    title:\n      a: 1\n      b: 2")).toMatchInlineSnapshot(`
      "text-expected 4:5 «title»:
        O campo "title" (Frase principal) deve ser um texto; aqui há um grupo de campos."
    `);
  });

  test("a colon in an item of a list of texts", () => {
    expect(plan("features:\n    - Atenção: novo prazo")).toMatchInlineSnapshot(`
      "colon-in-text 4:14 - Atenção«:» novo prazo
        Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.
        →     - "Atenção: novo prazo""
    `);
  });

  test("a price with a currency, a comma or quotation marks", () => {
    const prices = ["R$ 299", "299,90", "R$ 1.299,90", "299 reais", '"299"'];
    const told = prices.map((price) => read(`- id: a\n  price: ${price}`, "plans.json"));
    expect(told.join("\n")).toMatchInlineSnapshot(`
      "number-expected 2:10 price: «R$ 299»
        O campo "price" (Preço) deve ser só um número; está "R$ 299".
        →   price: 299
      number-expected 2:10 price: «299,90»
        O campo "price" (Preço) deve ser só um número; está "299,90".
        →   price: 299.90
      number-expected 2:10 price: «R$ 1.299,90»
        O campo "price" (Preço) deve ser só um número; está "R$ 1.299,90".
        →   price: 1299.90
      number-expected 2:10 price: «299 reais»
        O campo "price" (Preço) deve ser só um número; está "299 reais".
        →   price: 299
      number-expected 2:10 price: «"299"»
        O campo "price" (Preço) deve ser só um número; "299" está entre aspas: tire as aspas.
        →   price: 299"
    `);
  });

  test("a text for a number, and a decimal number for an integer", () => {
    expect(read("- id: a\n  price: caro", "plans.json")).toMatchInlineSnapshot(`
      "number-expected 2:10 price: «caro»
        O campo "price" (Preço) deve ser só um número; está "caro"."
    `);
    expect(plan("months: 1.5")).toMatchInlineSnapshot(`
      "number-expected 3:11 months: «1.5»
        O campo "months" (Meses) deve ser só um número inteiro, sem vírgula nem ponto; está "1.5"."
    `);
  });

  test("a word or a quoted value for a boolean", () => {
    expect(plan("popular: sim")).toMatchInlineSnapshot(`
      "yes-no 3:12 popular: «sim»
        O campo "popular" (Mais popular) deve ser true (sim) ou false (não); está "sim".
        →   popular: true"
    `);
    expect(plan("popular: Não")).toMatchInlineSnapshot(`
      "yes-no 3:12 popular: «Não»
        O campo "popular" (Mais popular) deve ser true (sim) ou false (não); está "Não".
        →   popular: false"
    `);
    expect(plan('popular: "true"')).toMatchInlineSnapshot(`
      "yes-no 3:12 popular: «"true"»
        O campo "popular" (Mais popular) deve ser true (sim) ou false (não); "true" está entre aspas: tire as aspas.
        →   popular: true"
    `);
    expect(plan("popular: talvez")).toMatchInlineSnapshot(`
      "yes-no 3:12 popular: «talvez»
        O campo "popular" (Mais popular) deve ser true (sim) ou false (não); está "talvez"."
    `);
  });

  test("a text for a list", () => {
    expect(plan("features: Um só")).toMatchInlineSnapshot(`
      "list-expected 3:13 features: «Um só»
        O campo "features" (O que inclui) deve ser uma lista: cada item fica em uma linha nova, que começa com "- ".
        →   features:
        →     - Um só"
    `);
    expect(read("a: 1", "plans.json")).toMatchInlineSnapshot(`
      "list-expected 1:1 «a: 1»
        O arquivo deve ser uma lista: cada item fica em uma linha nova, que começa com "- "."
    `);
  });

  test("a text for a group", () => {
    expect(read("  - type: hero\n    title: Olá\n    image: foto.jpg")).toMatchInlineSnapshot(`
      "fields-expected 5:12 image: «foto.jpg»
        O campo "image" (Imagem) precisa de campos, cada um em sua linha, com 2 espaços a mais: src, alt.
        e.g. image:
        e.g.   src: hero.svg
        e.g.   alt: Ampulheta"
    `);
    expect(
      read("  - type: hero\n    title: Olá\n    actions:\n      - Fale conosco"),
    ).toMatchInlineSnapshot(`
      "items-expected 6:9 - «Fale conosco»
        Cada item de "actions" (aqui, 1) precisa de campos, cada um em sua linha: label, to.
        e.g.       - label: Fale conosco
        e.g.         to: Olá"
    `);
    expect(read("- a", "firm.json")).toMatchInlineSnapshot(`
      "fields-expected 1:1 «- a»
        O arquivo deve ser feito de campos, cada um em sua linha: cnpj, cpf, cep, phone, email, since, site."
    `);
  });
});

describe("reports a value out of bounds", () => {
  test("an unknown option", () => {
    expect(read("  - type: faq\n    entries: all\n    icon: escud")).toMatchInlineSnapshot(`
      "not-an-option 5:11 icon: «escud»
        "escud" não é uma opção de "icon" (Ícone). Você quis dizer "escudo"?
        →     icon: escudo"
    `);
    expect(read("  - type: faq\n    entries: all\n    icon: lua")).toMatchInlineSnapshot(`
      "not-an-option 5:11 icon: «lua»
        "lua" não é uma opção de "icon" (Ícone). Opções: escudo, estrela."
    `);
    expect(plan("period: mês")).toMatchInlineSnapshot(`
      "not-an-option 3:11 period: «mês»
        "mês" não é uma opção de "period" (Período). Você quis dizer "month"?
        →   period: month"
    `);
    expect(plan("period: semana")).toMatchInlineSnapshot(`
      "not-an-option 3:11 period: «semana»
        "semana" não é uma opção de "period" (Período). De quanto em quanto se paga: month é por mês; year é por ano."
    `);
    expect(read("  - type: faq\n    entries: todas")).toMatchInlineSnapshot(`
      "not-an-option 4:14 entries: «todas»
        "todas" não é uma opção de "entries" (Quais perguntas). Você quis dizer "all"?
        →     entries: all"
    `);
  });

  test("an unknown option of 80,000 letters, without hanging", () => {
    expect(plan(`period: ${"mês ".repeat(20_000)}mês`)).toContain("não é uma opção");
  });

  test("a text that is too long or too short", () => {
    expect(
      read("  - type: hero\n    title: Uma frase longa demais para caber"),
    ).toMatchInlineSnapshot(`
      "too-long 4:12 title: «Uma frase longa demais para caber»
        O campo "title" (Frase principal) tem 33 letras; o máximo é 20. Corte 13 letras."
    `);
    expect(plan("code: abc")).toMatchInlineSnapshot(`
      "too-short 3:9 code: «abc»
        O campo "code" (Senha) tem 3 letras; o mínimo é 4."
    `);
  });

  test("a list with too few, too many or repeated items", () => {
    expect(read("  - type: hero\n    title: Olá\n    actions: []")).toMatchInlineSnapshot(`
      "too-few 5:5 «actions»: []
        O campo "actions" (Botões) não tem nenhum item; o mínimo é 1."
    `);
    const action = "\n      - label: x\n        to: /";
    expect(
      read(`  - type: hero\n    title: Olá\n    actions:${action.repeat(3)}`),
    ).toMatchInlineSnapshot(`
      "too-many 10:9 - «label»: x
        O campo "actions" (Botões) tem 3 itens; o máximo é 2."
    `);
    expect(read("  - type: faq\n    entries: [a, b, a]")).toMatchInlineSnapshot(`
      "repeated-item 4:21 entries: [a, b, «a»]
        Na lista de "entries" (Quais perguntas), o item 3 repete o item 1. Apague um dos dois."
    `);
  });

  test("a number that is too small or too large", () => {
    expect(plan("months: 24")).toMatchInlineSnapshot(`
      "out-of-range 3:11 months: «24»
        O campo "months" (Meses) está com 24; deve ser de 1 a 12."
    `);
    expect(read("- id: a\n  price: -1", "plans.json")).toMatchInlineSnapshot(`
      "out-of-range 2:10 price: «-1»
        O campo "price" (Preço) está com -1; o mínimo é 0."
    `);
  });

  test("a text that does not match the pattern of its field", () => {
    expect(read("- id: Plano Básico\n  price: 1", "plans.json")).toMatchInlineSnapshot(`
      "pattern 1:7 - id: «Plano Básico»
        "Plano Básico" não serve para "id" (Código). Código deste bloco.
        → - id: plano-basico"
    `);
    expect(read("- id: '!'\n  price: 1", "plans.json")).toMatchInlineSnapshot(`
      "pattern 1:7 - id: «'!'»
        "!" não serve para "id" (Código). Código deste bloco.
        e.g. id: essencial"
    `);
  });
});

test("reports a text that breaks its format", () => {
  const lines = [
    "cnpj: 12.ABC.345/01DE-36",
    "cnpj: 12.abc.345/01de-35",
    "cnpj: 123",
    "cpf: 529.982.247-52",
    "cpf: 529982",
    "cep: 39400000",
    "cep: 3940",
    "phone: 38900000000",
    "phone: '+55 38 90000-0000'",
    "phone: (20) 90000-0000",
    "phone: 9000-0000",
    "email: contato@chronos",
    "since: 31/12/2024",
    "since: 2024-02-30",
    "since: ontem",
    "site: http://chronos.example",
    "site: javascript:alert(1)",
  ];
  expect(lines.map(firm).join("\n")).toMatchInlineSnapshot(`
    "cnpj 1:7 cnpj: «12.ABC.345/01DE-36»
      Este CNPJ não confere: há um número ou uma letra errada, a mais ou fora do lugar. Compare com o cartão do CNPJ.
    cnpj 1:7 cnpj: «12.abc.345/01de-35»
      Este CNPJ não está certo: são 14 letras maiúsculas ou números, e os dois últimos são números.
      → cnpj: 12.ABC.345/01DE-35
    cnpj 1:7 cnpj: «123»
      Este CNPJ não está certo: são 14 letras maiúsculas ou números, e os dois últimos são números.
      e.g. cnpj: 12.ABC.345/01DE-35
    cpf 1:6 cpf: «529.982.247-52»
      Este CPF não confere: há um número errado ou fora do lugar. Compare com o documento.
    cpf 1:6 cpf: «529982»
      Este CPF não está no formato certo: são 11 números, como em 529.982.247-25.
      e.g. cpf: 529.982.247-25
    cep 1:6 cep: «39400000»
      Este CEP não está no formato certo: são 8 números, com um traço antes dos três últimos.
      → cep: 39400-000
    cep 1:6 cep: «3940»
      Este CEP não está no formato certo: são 8 números, com um traço antes dos três últimos.
      e.g. cep: 39400-000
    phone 1:8 phone: «38900000000»
      Este telefone não está no formato certo. Use o DDD entre parênteses e o traço: (38) 90000-0000.
      → phone: (38) 90000-0000
    phone 1:8 phone: «'+55 38 90000-0000'»
      Este telefone vai sem o "+55" do começo: o DDD entre parênteses e o traço bastam.
      → phone: '(38) 90000-0000'
    phone 1:8 phone: «(20) 90000-0000»
      O DDD 20 não existe no Brasil.
    phone 1:8 phone: «9000-0000»
      Este telefone tem 8 algarismos; com o DDD são 11 (celular, que começa com 9) ou 10 (fixo). Confira o número inteiro.
    email 1:8 email: «contato@chronos»
      Este e-mail não está no formato certo. Confira o @ e o que vem depois dele.
      e.g. email: contato@chronos.example
    date 1:8 since: «31/12/2024»
      A data deve ter ano, mês e dia, nesta ordem: AAAA-MM-DD.
      → since: 2024-12-31
    date 1:8 since: «2024-02-30»
      Esta data não existe: fevereiro de 2024 tem 29 dias.
    date 1:8 since: «ontem»
      A data deve ter ano, mês e dia, nesta ordem: AAAA-MM-DD.
      e.g. since: 2024-01-15
    https-address 1:7 site: «http://chronos.example»
      Este endereço deve começar com https:// e não pode ter espaços.
      → site: https://chronos.example
    https-address 1:7 site: «javascript:alert(1)»
      Este endereço deve começar com https:// e não pode ter espaços.
      e.g. site: https://aurora.example"
  `);
});

test("reports an invisible character that is written as an escape", () => {
  expect(read('  - type: hero\n    title: "Olá\\u0000"')).toMatchInlineSnapshot(`
    "hidden-character 4:12 title: «"Olá\\u0000"»
      Há um caractere invisível (U+0000) aqui. Apague este trecho e digite de novo."
  `);
  expect(read('  - type: hero\n    title: "Olá\\ud800"')).toMatchInlineSnapshot(`
    "hidden-character 4:12 title: «"Olá\\ud800"»
      Há um caractere invisível (U+D800) aqui. Apague este trecho e digite de novo."
  `);
  expect(read('  - type: hero\n    title: "Olá\\n\\u00e9"')).toBe("");
});

test("reports HTML in a text, but not comparison signs", () => {
  expect(read("  - type: hero\n    title: Olá <b>mundo</b>")).toMatchInlineSnapshot(`
    "html-in-text 4:16 title: Olá «<b>»mundo</b>
      O site mostraria "<b>" e "</b>" como texto. Não use HTML; para negrito, escreva **assim**.
      →     title: Olá **mundo**"
  `);
  expect(read("  - type: hero\n    title: Olá&nbsp;mundo")).toMatchInlineSnapshot(`
    "html-in-text 4:15 title: Olá«&nbsp;»mundo
      O site mostraria "&nbsp;" como texto. Não use HTML; escreva o próprio sinal.
      →     title: Olá mundo"
  `);
  expect(read("  - type: hero\n    title: 1 < 2 & 3 > 2")).toBe("");
});

describe("one mistake, one diagnostic", () => {
  test("reports only the syntax error for a value with a reserved character", () => {
    expect(read("  - type: hero\n    title: *atalho")).toMatchInlineSnapshot(`
      "reserved-character 4:12 title: «*atalho»
        Um texto não pode começar com "*" sem aspas. Coloque o texto entre aspas.
        →     title: "*atalho""
    `);
  });

  test("reports only the repeated field, not the fields of another block after it", () => {
    expect(
      read("  - type: faq\n    entries: all\n    type: hero\n    subtitle: x"),
    ).toMatchInlineSnapshot(`
      "duplicate-key 5:5 «type»: hero
        O campo "type" aparece duas vezes aqui (linhas 3 e 5). Apague um dos dois, ou comece um item novo com "- "."
    `);
  });

  test("reports errors of the YAML syntax and of the values in one run", () => {
    expect(
      read("  - type: heroo\n    title: Atenção: já\n  - type: faq\n     entries: 12"),
    ).toMatchInlineSnapshot(`
      "colon-in-text 4:19 title: Atenção«:» já
        Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.
        →     title: "Atenção: já"

      indentation 6:1 «     »entries: 12
        O recuo está errado: esta linha começa com 5 espaços. Use 4, para alinhar com o "type" da linha 5.
        →   - type: faq
        →     entries: 12

      unknown-block 3:11 - type: «heroo»
        Não existe o bloco "heroo". Você quis dizer "hero" (Destaque inicial)?
        →   - type: hero

      list-expected 6:15 entries: «12»
        O campo "entries" (Quais perguntas) deve ser uma lista: cada item fica em uma linha nova, que começa com "- ".
        →      entries:
        →        - 12"
    `);
  });
});

test("every diagnostic has the path and a readable context", () => {
  const places = (source: string, schemaId: string) => {
    const parsed = parseYaml("a.yaml", source);
    const told = suppressCascades(parsed, validate(parsed, schemaId));
    return told.map(({ path, context }) => `${path}: ${context}`);
  };
  expect(
    places(
      "route: x\nblocks:\n  - type: faq\n  - type: no\n  - type: hero\n    title: A\n    actions:\n      - label: Fale\n",
      "page.json",
    ),
  ).toEqual([
    "/route: undefined",
    "/blocks/0: bloco 1, Perguntas frequentes",
    "/blocks/1/type: bloco 2",
    "/blocks/2/actions/0: bloco 3, Destaque inicial, item 1, Fale",
  ]);
  expect(places("- id: a\n- price: 1\n- id: C\n  price: x\n", "plans.json")).toEqual([
    "/0: item 1, a",
    "/1: item 2",
    "/2/id: item 3, C",
    "/2/price: item 3, C",
  ]);
});
