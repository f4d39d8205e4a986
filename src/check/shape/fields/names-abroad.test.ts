import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../../testing/content/workspace.ts";

/** What is told after a part of a file was written otherwise, with the line to copy. */
async function told(path: string, part: string, replacement: string): Promise<string[]> {
  const workspace = await createWorkspace();
  await workspace.edit(path, part, replacement);
  const found = await workspace.check();
  return found.map(({ code, hint = "" }) => `${code}: ${hint.trim()}`);
}

describe("a field under the name that it has in the editors' language is told once, by its right name", () => {
  test.each(["téléphone", "tél", "teléfono", "Telefon"])("%s", async (name) => {
    const [only, ...more] = await told("site.yaml", "  phone:", `  ${name}:`);
    expect(only).toContain("phone:");
    expect(more).toEqual([]);
  });

  test("réponse, pregunta", async () => {
    const workspace = await createWorkspace();
    await workspace.file("faq.yaml", "- id: one\n  question: What?\n  réponse: That.\n");
    const found = (await workspace.check()).filter(({ file }) => file.endsWith("faq.yaml"));
    expect(found.map(({ code, hint }) => [code, hint?.trim()])).toEqual([
      ["unknown-field", "answer: That."],
    ]);
  });

  test("tipo", async () => {
    const [only] = await told("pages/home.yaml", "  - type: hero", "  - tipo: hero");
    expect(only).toContain("unknown-field: - type: hero");
  });

  test("brouillon", async () => {
    const [only] = await told("articles/chains.yaml", "readingMinutes: 2", "brouillon: true");
    expect(only).toBe("unknown-field: draft: true");
  });

  test("as a detail of the business in a text", async () => {
    const text = `title: Prices \${firm.telefono}`;
    const [only] = await told("pages/home.yaml", "title: Prices", text);
    expect(only).toContain(`missing-token: title: Prices \${firm.phone}`);
  });
});
