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

test("a form is offered what is often asked, and each kind of question without words", () => {
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

test.each(ready)("$label is right as it comes", ({ item }) => {
  expect(isRight({ id: "parts/field.json", value: item })).toBe(true);
});

test.each([
  ["cpf", "123.456.789-09", "12345678909", "123.456.789"],
  ["cnpj", "12.345.678/0001-95", "12ABC34501DE35", "12.345.678/0001"],
])("%s takes a number with points and without, and no part of one", (value, ...texts) => {
  const pattern = itemOf(value).rules[1].pattern;
  const taken = texts.map((text) => new RegExp(`^(?:${pattern})$`, "u").test(text));
  expect(taken).toEqual([true, true, false]);
});

test("consent names the site's own page about privacy, and none where there is none", () => {
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

test("a second one of a kind sends its answer under a name of its own", () => {
  const [cpf] = itemTemplates(schemas, field, { takenNames: new Set(["cpf", "cpf2"]) });
  expect(cpf?.item).toMatchObject({ name: "cpf3" });
});

test("the shape decides: another list is offered none, and of a poorer question only what it knows", () => {
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

test("numbers that only Brazil has are offered to firms in Brazil", () => {
  const abroad = itemTemplates(schemas, field, { takenNames: none, country: "GB" });
  const names = abroad.map(({ value }) => value);
  expect(names).not.toContain("cpf");
  expect(names).not.toContain("cnpj");
  expect(names).toContain("phone");
});
