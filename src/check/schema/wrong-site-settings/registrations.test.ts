import { expect, test } from "vitest";
import { createWorkspace } from "../../../testing/content/workspace.ts";

test.each([
  ["siret", "SIRET 123.456.782 00010", "123 456 782 00010", "SIRET"],
  ["siret", "123.456.782.00010", "123 456 782 00010", undefined],
  ["cuit", "30 11111111 8", "30-11111111-8", undefined],
  ["cnpj", "CNPJ 11.222.333/0001-81", "11.222.333/0001-81", "CNPJ"],
])(
  "a %s registration written as %s gets a hint with the right form",
  async (format, value, meant, label) => {
    const workspace = await createWorkspace();
    const entry = `{id: number, label: Number, value: "${value}", format: ${format}}`;
    await workspace.edit("site.yaml", "    - {id: licence,", `    - ${entry}\n    - {id: licence,`);
    const [only] = await workspace.check();
    expect(only?.hint).toContain(`"${meant}"`);
    if (label) expect(only?.message).toBe(`Aqui vai só o número, sem "${label}" na frente.`);
  },
);
