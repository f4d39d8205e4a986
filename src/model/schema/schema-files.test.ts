import { describe, expect, test } from "vitest";
import {
  createAjv,
  createObjectFromExamples,
  findInvalidExamples,
  findSchemaAnnotation,
  listSchemaNodes,
} from "../../testing/schema-nodes.ts";
import { assembleSchemas, type Schema } from "./schemas.ts";

const files = import.meta.glob<Schema>("../../../schemas/**/*.json", {
  eager: true,
  import: "default",
});
const engine = Object.entries(files).map(([path, schema]) => [idOf(path), schema] as const);
// The schemas of site code must follow the same rules.
const ownFiles = import.meta.glob<Schema>("../../../content/blocks/**/*.json", {
  eager: true,
  import: "default",
});
const own = Object.values(ownFiles).map((schema) => [schema.$id ?? "", schema] as const);
const byPath = [...engine, ...own];
const schemas = assembleSchemas(Object.fromEntries(byPath));
const nodes = byPath.flatMap(([id, schema]) =>
  listSchemaNodes(schema, { id, pointer: "", key: "" }),
);
const fields = nodes.filter(({ place }) => place.key !== "");
const ajv = createAjv(schemas);

describe("every schema file", () => {
  test.each(byPath)("%s declares draft 07, its id, a title and a description", (id, schema) => {
    expect(schema).toMatchObject({
      $schema: "http://json-schema.org/draft-07/schema#",
      $id: id,
      title: expect.stringMatching(/./),
      description: expect.stringMatching(/\.$/),
    });
  });

  test.each(byPath.filter(([id]) => id.startsWith("blocks/")))(
    "%s has a required type that matches its file name",
    (id) => {
      expect(`blocks/${schemas[id]?.properties?.type?.const}.json`).toBe(id);
      expect(schemas[id]?.required).toContain("type");
    },
  );
});

describe("every field that an editor fills in", () => {
  test("has a title, a description and examples", () => {
    const lacking = fields.filter(({ place, node }) =>
      (["title", "description", "examples"] as const).some(
        (text) => !findSchemaAnnotation(schemas, place, node, text),
      ),
    );
    expect(lacking.map(({ place }) => place.id + place.pointer)).toEqual([]);
  });

  test.each(byPath)("has only valid examples: %s", (id) => {
    const own = fields.filter(({ place }) => place.id === id);
    expect(findInvalidExamples(ajv, own)).toEqual([]);
  });
});

describe("every schema node", () => {
  test("disallows additional properties if it is an object", () => {
    const open = nodes.filter(
      ({ node }) => node.type === "object" && node.additionalProperties !== false,
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  test("uses neither oneOf nor anyOf", () => {
    const several = nodes.filter(({ node }) => "oneOf" in node || "anyOf" in node);
    expect(several.map(({ name }) => name)).toEqual([]);
  });
});

describe("a block", () => {
  const validate = ajv.getSchema("block.json");
  const types = byPath.filter(([id]) => id.startsWith("blocks/"));

  test.each(types)("%s is valid when built from its first examples", (id) => {
    expect([validate?.(createObjectFromExamples(schemas, id)), validate?.errors]).toEqual([
      true,
      null,
    ]);
  });

  test.each(types)("%s with one unknown field gives one error", (id) => {
    validate?.({ ...createObjectFromExamples(schemas, id), colour: "red" });
    expect(validate?.errors).toMatchObject([{ keyword: "additionalProperties" }]);
  });

  test("of an unknown type gives one error", () => {
    validate?.({ type: "heroo", title: "Olá" });
    expect(validate?.errors).toMatchObject([{ keyword: "discriminator" }]);
  });
});

describe("conditional rules", () => {
  test.each([
    ["parts/delivery.json", { type: "http" }, "required"],
    ["parts/delivery.json", { type: "http", address: "http://a.example" }, "format"],
    ["parts/delivery.json", { type: "mailto", address: "contato" }, "format"],
    ["parts/delivery.json", { type: "whatsapp", address: "contato" }, "format"],
    ["parts/field-rule.json", { type: "pattern", message: "CEP inválido" }, "required"],
    ["parts/field.json", { name: "service", type: "select", label: "Serviço" }, "required"],
    ["parts/prefill.json", { parameter: "assunto", set: { message: "Olá" } }, "required"],
    ["parts/image.json", { src: "https://a.example/b.jpg", alt: "", width: 9 }, "required"],
  ])("%s rejects %j", (id, value, keyword) => {
    const validate = ajv.getSchema(id);
    expect(validate?.(value)).toBe(false);
    const errors = validate?.errors?.filter((error) => error.keyword !== "if");
    expect(errors).toMatchObject([{ keyword }]);
  });

  test.each([
    ["parts/delivery.json", { type: "mailto", address: `\${firm.email}` }],
    ["parts/delivery.json", { type: "whatsapp" }],
    ["parts/field.json", { name: "s", type: "select", label: "S", optionsFrom: "services" }],
    ["parts/image.json", { src: "hero.svg", alt: "" }],
  ])("%s accepts %j", (id, value) => {
    expect(ajv.getSchema(id)?.(value)).toBe(true);
  });
});

function idOf(path: string): string {
  return path.replace("../../../schemas/", "");
}
