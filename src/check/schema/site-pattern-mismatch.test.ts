import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const written = "{id: licence, label: Licence, value: W-1234}";

/** Returns the report for a licence with this number and a pattern defined by the site. */
async function reportOf(value: string, form: string): Promise<string> {
  const workspace = await createWorkspace();
  const registration = `{id: licence, label: Licence, value: ${value}, ${form}}`;
  await workspace.edit("site.yaml", written, registration);
  return workspace.report();
}

test("accepts a number that matches its pattern", async () => {
  expect(await reportOf("W-1234", 'pattern: "W-[0-9]{4}", example: W-1000')).toBe("");
});

test("reports a number that does not match its pattern, with the example of the site", async () => {
  const report = await reportOf("W1234", 'pattern: "W-[0-9]{4}", example: W-1000');
  expect(report).toMatchInlineSnapshot(`
    "content/site.yaml:14:44  (O estabelecimento, item 1, Licence)
      "W1234" não está na forma certa. Deve ser como W-1000.
      13 |   registrations:
      14 |     - {id: licence, label: Licence, value: W1234, pattern: "W-[0-9]{4}", example: W-1000}
         |                                            ^^^^^"
  `);
});

test("reports a number if only a part of it matches the pattern", async () => {
  const report = await reportOf("W-12345", 'pattern: "W-[0-9]{4}", example: W-1000');
  expect(report).toContain('"W-12345" não está na forma certa. Deve ser como W-1000.');
});

test("reports an example that does not match its own pattern", async () => {
  const report = await reportOf("W-1234", 'pattern: "W-[0-9]{4}", example: W1000');
  expect(report).toMatchInlineSnapshot(`
    "content/site.yaml:14:84  (O estabelecimento, item 1, Licence)
      "W1000" não segue o modelo (W-[0-9]{4}). Mude um ou outro.
      13 |
      14 | W-1234, pattern: "W-[0-9]{4}", example: W1000}
         |                                         ^^^^^"
  `);
});

test("reports only the pattern if it is invalid", async () => {
  const report = await reportOf("W-1234", 'pattern: "W-[0-9", example: W-1000');
  expect(report.match(/^content\//gm)).toHaveLength(1);
  expect(report).toContain("Este modelo (expressão regular) não está certo");
});

test("requires an example for a pattern", async () => {
  expect(await reportOf("W-1234", 'pattern: "W-[0-9]{4}"')).toContain(
    'Com "pattern", falta "example" (Exemplo).',
  );
});

test.each(["?from=card", "/#start"])("rejects a site address that ends with %s", async (tail) => {
  const workspace = await createWorkspace();
  const url = "url: https://spoke.example";
  await workspace.edit("site.yaml", url, url + tail);
  expect(await workspace.report()).toContain('não serve para "url" (Endereço do site).');
});

test("rejects a site address with an apostrophe, and gives the general example as the hint", async () => {
  const workspace = await createWorkspace();
  await workspace.edit(
    "site.yaml",
    "url: https://spoke.example",
    "url: https://spoke.example/it's",
  );
  expect(await workspace.report()).toMatchInlineSnapshot(`
    "content/site.yaml:2:6
      "https://spoke.example/it's" não serve para "url" (Endereço do site). O endereço completo do site na internet, sem barra no fim.
      1 | language: en
      2 | url: https://spoke.example/it's
        |      ^^^^^^^^^^^^^^^^^^^^^^^^^^
      Por exemplo:  url: https://aurora.example"
  `);
});
