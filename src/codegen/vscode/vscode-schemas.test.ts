import { describe, expect, test } from "vitest";
import { formats } from "../../model/formats/formats.ts";
import { annotationKeywords, assembleSchemas, type Schema } from "../../model/schema/schemas.ts";
import {
  createCheckValidator,
  createValidSpecimens,
  createVscodeValidator,
  loadProjectSchemas,
  mutateSpecimens,
} from "../../testing/content/schema-specimens.ts";
import { formatRules } from "./strings.pt-br.ts";
import { vscodeSchemas } from "./vscode-schemas.ts";

const text: Schema = { title: "Texto", description: "Um texto.", type: "string" };

function group(properties: Record<string, Schema>, more: Schema = {}): Schema {
  const closed = { type: "object", additionalProperties: false, properties };
  return { title: "Grupo", description: "Um grupo.", ...closed, ...more };
}

function schemaOf(files: Record<string, object>, id: string): object {
  return vscodeSchemas(assembleSchemas(files))[id] ?? {};
}

describe("the schemas of the project", () => {
  const schemas = loadProjectSchemas();
  const checks = Object.entries(formats).map(([name, { check }]) => [
    name,
    (value: string) => check(value) === undefined,
  ]);
  const accepts = createCheckValidator(schemas, Object.fromEntries(checks));
  const editorAccepts = createVscodeValidator(schemas, Object.fromEntries(checks));
  const good = createValidSpecimens(schemas);

  test("accept all valid content, in the check and in the editor", () => {
    expect(good.filter((each) => !accepts(each))).toEqual([]);
    expect(good.filter((each) => !editorAccepts(each))).toEqual([]);
  });

  test("accept the same values in the check and in the editor", { timeout: 60_000 }, () => {
    const corpus = mutateSpecimens(good);
    const right = corpus.filter(accepts);
    expect(right.length).toBeGreaterThan(1000);
    expect(corpus.length - right.length).toBeGreaterThan(10_000);
    const disputed = corpus.filter((each) => accepts(each) !== editorAccepts(each));
    expect(disputed.slice(0, 5)).toEqual([]);
  });

  test("are self-contained for each kind of content file, without the project's own keywords", () => {
    const written = vscodeSchemas(schemas);
    expect(Object.keys(written)).toContain("page.json");
    for (const schema of Object.values(written)) {
      const json = JSON.stringify(schema);
      const refs = [...json.matchAll(/"\$ref":"#\/definitions\/([^"]+)"/g)].map(([, name]) => name);
      expect(json.match(/"\$ref"/g) ?? []).toHaveLength(refs.length);
      expect(Object.keys(Object(schema).definitions ?? {})).toEqual([...new Set(refs)].sort());
      const keywords = keywordsOf(schema);
      expect(annotationKeywords.filter((keyword) => keywords.has(keyword))).toEqual([]);
    }
  });
});

/** Collects the keywords that a schema uses. Skips names of fields, snippets and values. */
function keywordsOf(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const each of node) keywordsOf(each, found);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return found;
  for (const [keyword, value] of Object.entries(node)) {
    found.add(keyword);
    if (["properties", "patternProperties", "definitions"].includes(keyword)) {
      keywordsOf(Object.values(value), found);
    } else if (!["defaultSnippets", "examples", "const", "enum"].includes(keyword)) {
      keywordsOf(value, found);
    }
  }
  return found;
}

test("gives each constraint its own place and error message", () => {
  const title = { ...text, maxLength: 60, examples: ["Olá: um exemplo"] };
  const files = { "notice.json": group({ title }, { required: ["title"] }) };
  expect(schemaOf(files, "notice.json")).toMatchInlineSnapshot(`
    {
      "$comment": "Generated from schemas/ by \`prelo types\`; do not edit.",
      "$schema": "http://json-schema.org/draft-07/schema#",
      "description": "Um grupo.",
      "errorMessage": "Deve ser um grupo de campos, cada um em sua linha, com 2 espaços a mais: title.",
      "if": {
        "type": "object",
      },
      "markdownDescription": "Um grupo.",
      "then": {
        "additionalProperties": false,
        "allOf": [
          {
            "errorMessage": "Falta o campo obrigatório "title" (Texto).",
            "required": [
              "title",
            ],
          },
        ],
        "errorMessage": "Este campo não existe em "Grupo". Os que cabem: title.",
        "properties": {
          "title": {
            "defaultSnippets": [
              {
                "body": "\${1:"Olá: um exemplo"}",
                "label": "Olá: um exemplo",
              },
            ],
            "description": "Um texto.",
            "else": {
              "errorMessage": "Deve ter no máximo 60 letras.",
              "type": "null",
            },
            "errorMessage": "Deve ser um texto. Se está vazio, preencha ou apague a linha; um número fica entre aspas: "2009".",
            "if": {
              "pattern": "^(?:(?:\\$\\{[^{}\\n]*\\})*(?:[^$]|\\$(?!\\{[^{}\\n]*\\}))){0,60}(?:\\$\\{[^{}\\n]*\\})*$",
            },
            "markdownDescription": "Um texto.

    Obrigatório · até 60 letras

    Exemplo:
    \`\`\`yaml
    title: "Olá: um exemplo"
    \`\`\`",
            "title": "Texto",
            "type": "string",
          },
        },
      },
      "title": "Grupo",
      "type": "object",
    }
  `);
});

/** Returns the rules of a schema for the fields of a group. They are below `then`. */
function fieldsOf(schema: object): Record<string, object> {
  return Object(schema).then.properties;
}

test("adds snippets for options that the language server would not explain", () => {
  const files = { "notice.json": group({ tone: { ...text, enum: ["paper", "deep"] } }) };
  expect(fieldsOf(schemaOf(files, "notice.json")).tone).toMatchInlineSnapshot(`
    {
      "defaultSnippets": [
        {
          "body": "paper",
          "description": "Um texto.",
          "label": "paper",
        },
        {
          "body": "deep",
          "description": "Um texto.",
          "label": "deep",
        },
      ],
      "description": "Um texto.",
      "else": {
        "enum": [
          "paper",
          "deep",
        ],
        "errorMessage": "Não é uma das opções: paper, deep.",
      },
      "errorMessage": "Não é uma das opções: paper, deep.",
      "if": {
        "pattern": "^(?:paper|deep)$",
      },
      "markdownDescription": "Um texto.

    Opções: \`paper\`, \`deep\`",
      "title": "Texto",
      "type": "string",
    }
  `);
});

test("inlines a part that has its own examples, and shares any other part", () => {
  const to = { $ref: "parts/link.json", title: "Destino" };
  const more = { $ref: "parts/link.json", examples: ["/blog"] };
  const link = { ...text, examples: ["/contato"] };
  const files = { "parts/link.json": link, "notice.json": group({ to, more }) };
  const notice = schemaOf(files, "notice.json");
  expect(fieldsOf(notice)).toMatchObject({
    to: { $ref: "#/definitions/parts-link", title: "Destino" },
    more: { type: "string", defaultSnippets: [{ label: "/blog" }] },
  });
  expect(notice).toMatchObject({
    definitions: { "parts-link": { defaultSnippets: [{ label: "/contato" }] } },
  });
});

test("selects the schema of a block by its type, and completes its own fields", () => {
  const blocks: Schema = { ...text, type: "array", items: { $ref: "block.json" } };
  const faq = group({ type: { const: "faq" }, title: text }, { required: ["type"] });
  const files = { "page.json": group({ blocks }), "blocks/faq.json": faq };
  const { definitions } = Object(schemaOf(files, "page.json"));
  expect(fieldsOf(definitions.block).type).toMatchObject({
    defaultSnippets: [{ label: "faq", body: "faq" }],
  });
  expect(JSON.stringify(definitions.block)).toContain('"then":{"$ref":"#/definitions/blocks-faq"}');
  expect(fieldsOf(definitions["blocks-faq"])).toMatchObject({
    type: true,
    title: { type: "string" },
  });
});

test.each([
  ["cnpj", "12.ABC.345/01DE-35"],
  ["cnpj", "12ABC34501DE35"],
  ["cpf", "529.982.247-25"],
  ["cpf", "52998224725"],
  ["cep", "39400-000"],
  ["phone", "(38) 90000-0000"],
  ["phone", "(38) 3221-0000"],
  ["phone", "0800 123 4567"],
  ["email", "contato@chronos.example"],
  ["date", "2024-02-29"],
  ["uri-https", "https://chronos.example/a?b=c"],
])("the editor accepts a %s that the check accepts: %s", (name, value) => {
  expect(formats[name]?.check(value)).toBeUndefined();
  expect(value).toMatch(new RegExp(formatRules[name]?.pattern ?? "^$", "u"));
});

test("every format has a rule for the editor", () => {
  expect(Object.keys(formatRules).sort()).toEqual(Object.keys(formats).sort());
});

test("throws for a keyword without an editor rule", () => {
  const files = { "notice.json": group({ rows: { type: "number", multipleOf: 5 } as Schema }) };
  expect(() => schemaOf(files, "notice.json")).toThrow("notice.json: the editor schemas have no");
});

test("throws for a reference to a missing schema file", () => {
  const files = { "notice.json": group({ to: { $ref: "parts/link.json" } }) };
  expect(() => schemaOf(files, "notice.json")).toThrow('no schema "parts/link.json"');
});
