import { join } from "node:path";
import { expect, test } from "vitest";
import { readSchemas } from "../../../load/site-code/read-schemas.ts";
import { describeSchema } from "./rephrase-description.ts";

const content = join(import.meta.dirname, "../../../../content");
const schemas = readSchemas(join(content, "blocks"));

test("describes block types, files and entries without file names or YAML values", () => {
  const told = Object.keys(schemas).map((id) => [id, describeSchema(schemas, id)] as const);
  expect(told.filter(([, words]) => words !== "").length).toBeGreaterThan(40);
  const written = /\.ya?ml\b|content\/|\btrue\b|\w: \w+\b(?=[.,])/;
  expect(told.filter(([, words]) => written.test(words))).toEqual([]);
});

test.each([
  ["blocks/pricing.json", "Compara os planos cadastrados em “Planos”."],
  ["blocks/stats.json", /cadastrados em “Dados do site”, em “Números do estabelecimento”\.$/],
  ["blocks/featured-article.json", /^O artigo marcado com “Destaque”, em tamanho grande\./],
  ["plans.json", "Os planos e preços."],
])("describes %s with the names shown in the studio", (id, words) => {
  expect(describeSchema(schemas, id)).toMatch(words);
});
