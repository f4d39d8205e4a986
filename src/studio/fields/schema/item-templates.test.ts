import { expect, test } from "vitest";
import { readSchemas } from "../../../load/site-code/read-schemas.ts";
import { formats } from "../../../model/formats/formats.ts";
import { assembleSchemas, type Schema } from "../../../model/schema/schemas.ts";
import { createCheckValidator } from "../../../testing/content/schema-specimens.ts";
import { findPrivacyPagePath, itemTemplates } from "./item-templates.ts";

const schemas = readSchemas();
const field = { id: "parts/field.json", node: schemas["parts/field.json"] ?? {} };
const checks = Object.entries(formats).map(
  ([name, { check }]) => [name, (text: string) => check(text) === undefined] as const,
);
const isRight = createCheckValidator(schemas, Object.fromEntries(checks));
const none = new Set<string>();
const ready = itemTemplates(schemas, field, { takenNames: none, privacy: "/privacidade" }).filter(
  ({ group }) => group === "Prontos",
);
const itemOf = (value: string) =>
  JSON.parse(JSON.stringify(ready.find((each) => each.value === value)?.item));

test("offers common form fields, and a blank field of each type", () => {
  expect(ready.map(({ label }) => label)).toEqual([
    "CPF",
    "CNPJ",
    "Telefone",
    "E-mail",
    "Data",
    "Consentimento, com link",
  ]);
  const bare = itemTemplates(schemas, field, { takenNames: none }).filter(
    ({ group }) => group === "Em branco",
  );
  expect(bare.map(({ item }) => item)).toContainEqual({ name: "", type: "date", label: "" });
  expect(bare).toHaveLength(field.node.properties?.type?.enum?.length ?? 0);
});

test.each(ready)("$label is valid without changes", ({ item }) => {
  expect(isRight({ id: "parts/field.json", value: item })).toBe(true);
});

test.each([
  ["cpf", "123.456.789-09", "12345678909", "123.456.789"],
  ["cnpj", "12.345.678/0001-95", "12ABC34501DE35", "12.345.678/0001"],
])(
  "%s accepts a number with or without punctuation, but not an incomplete one",
  (value, ...texts) => {
    const pattern = itemOf(value).rules[1].pattern;
    const taken = texts.map((text) => new RegExp(`^(?:${pattern})$`, "u").test(text));
    expect(taken).toEqual([true, true, false]);
  },
);

test("links consent to the site's privacy page, and omits the link without one", () => {
  const links = [
    { value: "https://privacy.example", label: "Privacidade" },
    { value: "/dados", label: "Política de Privacidade" },
  ];
  expect(itemOf("consent").hint).toContain("](/privacidade)");
  expect(findPrivacyPagePath(links)).toBe("/dados");
  const alone = itemTemplates(schemas, field, { takenNames: none }).find(
    ({ value }) => value === "consent",
  );
  expect(alone?.item).not.toHaveProperty("hint");
});

test("gives another field of the same kind a unique name", () => {
  const [cpf] = itemTemplates(schemas, field, { takenNames: new Set(["cpf", "cpf2"]) });
  expect(cpf?.item).toMatchObject({ name: "cpf3" });
});

test("offers nothing for another list, and only supported fields for a reduced schema", () => {
  expect(
    itemTemplates(
      schemas,
      { id: "entries/plan.json", node: schemas["entries/plan.json"] ?? {} },
      { takenNames: none },
    ),
  ).toEqual([]);
  const poor: Schema = {
    $id: "parts/question.json",
    type: "object",
    required: ["name", "type", "label"],
    properties: {
      name: { type: "string" },
      type: { type: "string", enum: ["text", "date"] },
      label: { type: "string" },
      rules: { type: "array", items: { type: "object" } },
    },
  };
  const all = assembleSchemas({ ...schemas, "parts/question.json": poor });
  const offered = itemTemplates(
    all,
    { id: "parts/question.json", node: poor },
    { takenNames: none },
  );
  expect(offered.map(({ value }) => value)).toEqual([
    "cpf",
    "cnpj",
    "date",
    "bare text",
    "bare date",
  ]);
});

test("does not offer CPF and CNPJ to firms outside Brazil", () => {
  const abroad = itemTemplates(schemas, field, { takenNames: none, country: "GB" });
  const names = abroad.map(({ value }) => value);
  expect(names).not.toContain("cpf");
  expect(names).not.toContain("cnpj");
  expect(names).toContain("phone");
});
