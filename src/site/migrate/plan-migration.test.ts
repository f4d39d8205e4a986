import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { operate } from "../../text/surgery/operate.ts";
import { readTree } from "../../text/yaml/tree.ts";
import type { Step } from "./migration-steps.ts";
import { contentVersion, planMigration } from "./plan-migration.ts";

function read(text: string): unknown {
  const tree = readTree(text);
  if ("offset" in tree) throw new Error(text);
  return tree.value;
}

function migrated(text: string): string {
  const plan = planMigration(read(text));
  const made = plan && operate(text, plan.changes);
  if (made && "refused" in made) throw new Error(made.refused);
  return made?.text ?? text;
}

test("the code of a country gives way to its name, and comments stay", () => {
  const text = `# Os fatos
firm:
  countryCode: "351" # Portugal
  # onde
  address:
    city: Porto # cidade
`;
  expect(migrated(text)).toBe(`# Os fatos
firm:
  # onde
  address:
    city: Porto # cidade
    country: PT
contentVersion: ${contentVersion}
`);
});

test("a number whose form the program no longer knows tells that form itself", () => {
  const text = `firm:
  registrations:
    - id: council
      label: Council
      value: AB/MG 012345/O-8
      format: ab
    - { id: cnpj, label: CNPJ, value: "1", format: cnpj }
`;
  expect(migrated(text)).toBe(`firm:
  registrations:
    - id: council
      label: Council
      value: AB/MG 012345/O-8
      pattern: AB/MG [0-9]{6}/O-[0-9]
      example: AB/MG 012345/O-8
    - { id: cnpj, label: CNPJ, value: "1", format: cnpj }
contentVersion: ${contentVersion}
`);
});

test("a code that is no country's stays for whoever knows what was meant", () => {
  expect(planMigration(read('firm: {countryCode: "999"}'))).toBeUndefined();
});

test("steps follow each other, and those of versions that are over are left out", () => {
  const rename = (version: number, from: string, to: string): Step => ({
    version,
    changes: (settings) =>
      Object.hasOwn(Object(settings), from)
        ? [{ changes: [{ kind: "rename-key", path: `/${from}`, name: to }], said: `${from} ${to}` }]
        : [],
  });
  const all = [rename(2, "a", "b"), rename(3, "b", "c")];
  expect(planMigration({ a: 1 }, all)?.said).toEqual(["a b", "b c"]);
  expect(planMigration({ a: 1, b: 1, contentVersion: 2 }, all)?.said).toEqual(["b c"]);
  expect(planMigration({ b: 1, contentVersion: 3 }, all)).toBeUndefined();
});

test("whatever stands there, a second time there is nothing to do", () => {
  const code = fc.constantFrom("55", "1", "44", "351", "999", "", "x");
  const address = fc.option(
    fc.record({ city: fc.string(), country: fc.constant("BR") }, { requiredKeys: [] }),
    { nil: undefined },
  );
  const registration = fc.record(
    { id: fc.string(), value: fc.string(), format: fc.constantFrom("crc", "cnpj") },
    { requiredKeys: [] },
  );
  const firm = fc.record(
    { countryCode: code, address, registrations: fc.array(registration) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(firm, (each) => {
      const text = JSON.stringify({ firm: each, url: "https://a.example" }, undefined, 2);
      const once = migrated(text);
      expect(migrated(once)).toBe(once);
    }),
  );
});

test("what is no settings at all asks for nothing", () => {
  for (const value of [
    undefined,
    null,
    1,
    "",
    [],
    {},
    { firm: [] },
    { firm: { registrations: 1 } },
  ])
    expect(planMigration(value)).toBeUndefined();
});
