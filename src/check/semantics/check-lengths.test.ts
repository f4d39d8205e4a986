// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";

async function report(page: string, part: string, text: string) {
  const workspace = await createWorkspace();
  await workspace.edit(page, part, text);
  return workspace.report();
}

test("warns about a title that search results cut, including the name of the site", async () => {
  const title = "title: All about the chains of bicycles, how to measure and replace them";
  expect(await report("pages/contact.yaml", "title: Contact", title)).toMatchInlineSnapshot(`
    "content/pages/contact.yaml:2:8
      Aviso: O Google corta títulos com mais de 70 letras; este, com o nome do site, tem 73. Diga o principal no começo, ou encurte.
      1 | route: /contact
      2 | title: All about the chains of bicycles, how to measure and replace them
        |        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
  `);
});

test("warns about a page description and an article excerpt that search results cut", async () => {
  const text = `${"Word after word. ".repeat(11)}`.trim();
  const page = await report(
    "pages/contact.yaml",
    "description: Write to us.",
    `description: ${text}`,
  );
  expect(page).toContain("content/pages/contact.yaml:3:14");
  const article = await report(
    "articles/brakes.yaml",
    "excerpt: Mostly it is dirt.",
    `excerpt: ${text}`,
  );
  expect(article).toMatchInlineSnapshot(`
    "content/articles/brakes.yaml:3:10
      Aviso: O Google corta descrições com mais de 170 letras; esta tem 186. Encurte para que a frase não pare no meio.
      2 | title: Brakes that squeal
      3 | excerpt: Word after word. Word after word. Word after word. Word after word. Word after word. Word a
        |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^"
  `);
});

test("counts the value of a fact in a description, not its name", async () => {
  const page = "pages/home.yaml";
  const description = `description: ${"x".repeat(150)} \${firm.address.city}.`;
  expect(
    await report(page, "description: A bicycle workshop in ${firm.address.city}.", description),
  ).toBe("");
});

describe("a length limit", () => {
  const describePlan = (text: string) =>
    report("plans.yaml", "description: For the daily ride.", `description: ${text}`);

  test("accepts a text if a fact has a long name but a short value", async () => {
    expect(await describePlan(`${"x".repeat(285)} \${firm.address.city}`)).toBe("");
  });

  test("rejects a text if a fact has a short name but a long value", async () => {
    const told = await describePlan(`${"x".repeat(287)}\${firm.phone}`);
    expect(told.split("\n").slice(0, 2)).toMatchInlineSnapshot(`
      [
        "content/plans.yaml:3:16  (item 1, City)",
        "  O campo "description" (Descrição) tem 302 letras; o máximo é 300. Corte 2 letras.",
      ]
    `);
  });

  test("reports only the unknown fact if its name makes the text too long", async () => {
    const told = await describePlan(`${"x".repeat(290)} \${firm.adress.city}`);
    expect(told).toContain("Não existe o dado");
    expect(told).not.toContain("letras");
  });

  test("reports the length without the facts if the text is too long even without them", async () => {
    const told = await describePlan(`${"x".repeat(301)}\${firm.phone}`);
    expect(told).toContain("tem 301 letras; o máximo é 300. Corte 1 letra.");
  });
});
