import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { nodeAt } from "../../model/schema/find-schema-node.ts";
import { applyChanges } from "../../yaml/edit/apply-changes.ts";
import { readTree } from "../../yaml/parse/tree.ts";
import { loadRules } from "../load-folder.ts";
import type { Step } from "./migration-step-types.ts";
import { migrationSteps } from "./migration-steps.ts";
import { planFileMigration } from "./plan-migration.ts";

function read(text: string): unknown {
  const tree = readTree(text);
  if ("offset" in tree) throw new Error(text);
  return tree.value;
}

function plan(value: unknown, all?: readonly Step[], version = 1) {
  return planFileMigration({ schemaId: "site.json", value, file: "site.yaml", version }, all);
}

function migrated(text: string): string {
  const planned = plan(read(text));
  const made = planned && applyChanges(text, planned.changes);
  if (made && "refused" in made) throw new Error(made.refused);
  if (made) expect(read(made.text)).toEqual(planned?.value);
  return made?.text ?? text;
}

test("replaces the calling code of a country with the country, and keeps comments", () => {
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
`);
});

test("replaces an unknown format of an unquoted number with a pattern and an example", () => {
  const text = `firm:
  registrations:
    - { id: council, label: Council, value: 123, format: ab }
`;
  expect(migrated(text)).toBe(`firm:
  registrations:
    - { id: council, label: Council, value: 123, pattern: "[0-9]{3}", example: "123" }
`);
});

test("replaces an unknown registration format with a pattern and an example, but keeps a known one", () => {
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
`);
});

test("keeps a registration format that the schema knows by name", async () => {
  const { schemas } = await loadRules();
  const known = nodeAt(schemas, "site.json", {}, "/firm/registrations")?.items?.properties?.format;
  expect(known?.enum?.length).toBeGreaterThan(9);
  for (const format of [...(known?.enum ?? []), "NIPC"]) {
    const registrations = [{ id: "own", label: "Own", value: "123", format }];
    expect(plan({ firm: { registrations } }), String(format)).toBeUndefined();
  }
});

test("keeps a calling code that belongs to no country", () => {
  expect(plan(read('firm: {countryCode: "999"}'))).toBeUndefined();
});

test("applies steps in order, and skips those of earlier versions", () => {
  const rename = (version: number, from: string, to: string): Step => ({
    version,
    in: { schema: "site.json" },
    act: { rename: `/${from}`, to },
  });
  const all = [rename(2, "a", "b"), rename(3, "b", "c")];
  expect(plan({ a: 1 }, all)?.said).toEqual([
    'site.yaml: o campo "a" chama-se agora "b".',
    'site.yaml: o campo "b" chama-se agora "c".',
  ]);
  expect(plan({ a: 1, b: 1 }, all, 2)?.value).toEqual({ a: 1, c: 1 });
  expect(plan({ b: 1 }, all, 3)).toBeUndefined();
});

test("changes nothing the second time, whatever the settings", () => {
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

test("plans nothing for values that are not site settings", () => {
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
    expect(plan(value)).toBeUndefined();
});

test("no migration step changes its own result again", () => {
  for (const { act } of migrationSteps) {
    if ("map" in act)
      expect(Object.values(act.values).filter((each) => String(each) in act.values)).toEqual([]);
    if ("move" in act) expect(act.to.startsWith(act.move)).toBe(false);
  }
});
