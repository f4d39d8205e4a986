import { expect, test } from "vitest";
import { formKey } from "./form-key.ts";

test.each([
  ["/contato", { type: "form", id: "form" }, 0, "contato-form"],
  ["/", { type: "newsletter" }, 0, "newsletter"],
  ["/", { type: "newsletter" }, 1, "newsletter-2"],
  ["/servicos/abertura", { type: "form" }, 2, "servicos-abertura-form-3"],
  ["/contato", { type: "form", id: "proposta" }, 4, "contato-proposta"],
])("the key of a form on %s, block %j with index %d, is %s", (route, block, index, key) => {
  expect(formKey(route, block, index)).toBe(key);
});
