import { expect, test, vi } from "vitest";
import { readSchemas } from "../../../load/site-code/read-schemas.ts";
import { itemTemplates } from "./item-templates.ts";

// An English build replaces the Portuguese strings with the English ones.
vi.mock("../strings.pt-br.ts", () => import("../strings.en.ts"));

test("does not offer CPF and CNPJ in an English form for a British firm", () => {
  const schemas = readSchemas();
  const field = { id: "parts/field.json", node: schemas["parts/field.json"] ?? {} };
  const ready = itemTemplates(schemas, field, { takenNames: new Set(), country: "GB" }).filter(
    ({ group }) => group === "Ready-made",
  );
  expect(ready.map(({ label }) => label)).toEqual(["Phone", "Email", "Date", "Consent, with link"]);
});
