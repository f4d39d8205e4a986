import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../../testing/content/workspace.ts";

/** Returns the codes and hints of the diagnostics after replacing a part of a file. */
async function told(path: string, part: string, replacement: string): Promise<string[]> {
  const workspace = await createWorkspace();
  await workspace.edit(path, part, replacement);
  const found = await workspace.check();
  return found.map(({ code, hint = "" }) => `${code}: ${hint.trim()}`);
}

describe("a field name in the editors' language is reported with the right name", () => {
  test.each(["téléphone", "tél", "teléfono", "Telefon"])("%s", async (name) => {
    const [only, ...more] = await told("site.yaml", "  phone:", `  ${name}:`);
    expect(only).toContain("phone:");
    expect(more).toEqual([]);
  });

  test("réponse", async () => {
    const workspace = await createWorkspace();
    await workspace.file("faq.yaml", "- id: one\n  question: What?\n  réponse: That.\n");
    const found = (await workspace.check()).filter(({ file }) => file.endsWith("faq.yaml"));
    expect(found.map(({ code, hint }) => [code, hint?.trim()])).toEqual([
      ["unknown-field", "answer: That."],
    ]);
  });

  test("adresse, without checking the phone number as a Brazilian one", async () => {
    const workspace = await createWorkspace();
    await workspace.edit("site.yaml", "language: en", "language: fr");
    const site = await readFile(join(workspace.directory, "site.yaml"), "utf8");
    const phone = site.replace(/ {2}phone: .*/, "  phone: 04 65 71 00 12");
    await workspace.file("site.yaml", phone.replace("  address:", "  adresse:"));
    const found = await workspace.check();
    expect(found.map(({ code }) => code)).toEqual(["unknown-field"]);
  });

  test("tipo", async () => {
    const [only] = await told("pages/home.yaml", "  - type: hero", "  - tipo: hero");
    expect(only).toContain("unknown-field: - type: hero");
  });

  test("brouillon", async () => {
    const [only] = await told("articles/chains.yaml", "readingMinutes: 2", "brouillon: true");
    expect(only).toBe("unknown-field: draft: true");
  });

  test("telefono, as a fact in a text", async () => {
    const text = `title: Prices \${firm.telefono}`;
    const [only] = await told("pages/home.yaml", "title: Prices", text);
    expect(only).toContain(`missing-token: title: Prices \${firm.phone}`);
  });
});
