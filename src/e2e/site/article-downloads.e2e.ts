import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { serve } from "../../builder/serve.ts";
import { findAccessibilityErrors } from "../../testing/browser/accessibility.ts";
import { collapseWhiteSpace, journey, phoneContext } from "../../testing/browser/journey.ts";
import { createTestFolder, runCliCommand } from "../../testing/command.ts";

const prices = `%PDF-1.4 ${"x".repeat(14_000)}`;

const article = "articles/abertura-de-empresa-passo-a-passo.yaml";
const sentence = "Vista de baixo, ela tem cinco degraus:";

/** Builds the shipped site with an article that links to a file within a sentence. */
async function buildOffering() {
  const content = join(await createTestFolder(), "content");
  await cp("content", content, { recursive: true });
  await writeFile(join(content, "media/precos-2026.pdf"), prices);
  const text = await readFile(join(content, article), "utf8");
  const words = "Veja [o que **custa**](precos-2026.pdf) antes de vir:";
  await writeFile(join(content, article), text.replace(sentence, words));
  const out = join(await createTestFolder(), "dist");
  const given = ["--content", content];
  const { code, text: told } = await runCliCommand("build", [...given, "--out", out]);
  expect(code, told).toBe(0);
  const { server, address } = await serve(out, 0);
  onTestFinished(() => void server.close());
  return { address, given };
}

journey(
  "a link in an article downloads its file and shows format and size, also without scripts",
  {
    timeout: 120_000,
  },
  async ({ open }) => {
    const { address, given } = await buildOffering();
    for (const options of [{}, { ...phoneContext, javaScriptEnabled: false }]) {
      const page = await open(options);
      await page.goto(`${address}/blog/abertura-de-empresa-passo-a-passo`);
      const link = page.getByRole("link", { name: "o que custa" });
      const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
      expect(download.suggestedFilename()).toBe("precos-2026.pdf");
      expect(await readFile(await download.path(), "utf8")).toBe(prices);
      const paragraph = page.locator("p", { has: link });
      expect(collapseWhiteSpace(await paragraph.textContent())).toBe(
        "Veja o que custa (PDF, 14 kB) antes de vir:",
      );
      expect(new URL(page.url()).pathname).toBe("/blog/abertura-de-empresa-passo-a-passo");
      if (!("javaScriptEnabled" in options))
        expect(await findAccessibilityErrors(page)).toEqual([]);
    }
    const file = join(await createTestFolder(), "previa.html");
    const { code, text } = await runCliCommand("build", [...given, "--one-file", file]);
    expect(code, text).toBe(0);
    const [shown = ""] = /<a[^>]*>o que/.exec(await readFile(file, "utf8")) ?? [];
    expect(shown).toContain("data-absent");
    expect(shown).not.toContain("href");
  },
);
