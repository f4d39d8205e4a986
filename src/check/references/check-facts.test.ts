// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

const line =
  "{street: 1 Hub Lane, district: Old Town, city: Wheelton, state: MG, postalCode: 39400-000, country: BR}";
const places = {
  PT: "{street: Rua Augusta 1, city: Lisboa, postalCode: 1100-148, country: PT}",
  AR: "{street: Santa Fe 1, city: Salta, postalCode: A4400AAA, country: AR}",
};

/**
 * Returns the report for a page that names a fact of a firm whose address has no state and no
 * district.
 */
async function toldOf(token: string, country: keyof typeof places = "PT") {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", line, places[country]);
  await workspace.edit("site.yaml", "phone: (38) 90000-0000", "phone: +351 210 000 000");
  await workspace.edit("faq.yaml", "A day.", `A day, in \${${token}}.`);
  return workspace.report();
}

test("reports an empty optional fact as not filled in, without suggesting a similar one", async () => {
  expect(await toldOf("firm.address.district")).toMatchInlineSnapshot(`
    "content/faq.yaml:4:15  (item 1, how-long)
      O dado "firm.address.district" não está preenchido em content/site.yaml. Preencha-o lá, ou apague daqui "\${firm.address.district}".
      3 |   answer: |
      4 |     A day, in \${firm.address.district}. [Ask us](/contact#form) about more.
        |               ^^^^^^^^^^^^^^^^^^^^^^^^"
  `);
});

test("accepts a fact with a default value that site.yaml does not set", async () => {
  expect(await toldOf("firm.keepMessages")).toBe("");
  expect(await toldOf("firm.keepMessage")).toContain('Você quis dizer "firm.keepMessages"?');
});

test("suggests no similar fact for a mistyped address part, a list or an object", async () => {
  for (const name of ["firm.address.stat", "firm.areaServed", "firm.address"]) {
    const report = await toldOf(name);
    expect(report).toContain(`Não existe o dado "${name}" em content/site.yaml.\n`);
  }
});

test("does not ask for the state if addresses in the country have none", async () => {
  expect(await toldOf("firm.address.state")).toMatchInlineSnapshot(`
    "content/faq.yaml:4:15  (item 1, how-long)
      O dado "firm.address.state" não está preenchido em content/site.yaml, e os endereços deste país não o têm. Apague daqui "\${firm.address.state}".
      3 |   answer: |
      4 |     A day, in \${firm.address.state}. [Ask us](/contact#form) about more.
        |               ^^^^^^^^^^^^^^^^^^^^^"
  `);
  expect(await toldOf("firm.address.state", "AR")).toContain("Preencha-o lá");
});

test("reports an empty optional field of a list entry as not filled in", async () => {
  expect(await toldOf("services.tune-up.summary")).toMatchInlineSnapshot(`
    "content/faq.yaml:4:15  (item 1, how-long)
      O dado "services.tune-up.summary" não está preenchido em content/services.yaml. Preencha-o lá, ou apague daqui "\${services.tune-up.summary}".
      3 |   answer: |
      4 |     A day, in \${services.tune-up.summary}. [Ask us](/contact#form) about more.
        |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^"
  `);
});
