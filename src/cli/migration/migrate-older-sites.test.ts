import { cp, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { buildSite } from "../../builder/build.ts";
import { checkContentFolder } from "../../load/check-content-folder.ts";
import { createTestFolder } from "../../testing/command.ts";
import { runMigrate } from "./migrate.ts";

/*
 * The sites of two bakeries, written by someone for an older Prelo with only its guide. That
 * version supported only Brazilian phone numbers and postcodes, so the bakery in Shropshire has
 * such a number and a postcode of zeros.
 */
const written = join(import.meta.dirname, "../../testing/older/held-out");

/** Creates a migrated copy of a site. Returns its content folder. */
async function broughtUp(name: string): Promise<string> {
  const content = join(await createTestFolder(), "content");
  await cp(join(written, name), content, { recursive: true });
  const mute = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => mute.mockRestore());
  expect(await runMigrate(["--content", content])).toBe(0);
  return content;
}

async function told(content: string): Promise<string[]> {
  const { diagnostics } = await checkContentFolder(content, { date: "2026-11-24" });
  return diagnostics.map(({ severity, code, path }) => `${severity} ${code} ${path}`);
}

/** Matches words of the trade of the shipped site. */
const otherTrade =
  /(?<![\p{L}\d])(?:cont[áa]b(?:il|eis|ilidades?)|contador(?:[ae]s?)?|tribut[áa]ri[ao]s?|tributos?|impostos?|accountants?|accounting|tax(?:es)?)(?![\p{L}\d])/iu;

async function strayWords(content: string): Promise<string[]> {
  const out = join(dirname(content), "dist");
  await buildSite({ content, out, date: "2026-11-24" });
  const paths = await readdir(out, { recursive: true });
  const pages = paths.filter((path) => /\.(?:html|json|xml|webmanifest)$/.test(path));
  expect(pages.length).toBeGreaterThan(15);
  const texts = await Promise.all(pages.map((path) => readFile(join(out, path), "utf8")));
  return texts.flatMap((text, index) => {
    const word = otherTrade.exec(text)?.[0];
    return word ? [`${pages[index]}: ${word}`] : [];
  });
}

describe("a bakery site written for an older Prelo version", { timeout: 60_000 }, () => {
  test("in Portuguese migrates without diagnostics and builds without words of another trade", async () => {
    const content = await broughtUp("padaria");
    expect(await told(content)).toEqual([]);
    expect(await strayWords(content)).toEqual([]);
  });

  test("in English migrates, reports phone, state and postal code, and has no words of another trade", async () => {
    const content = await broughtUp("bakery");
    expect(await told(content)).toEqual([
      "warning phone /firm/phone",
      "note no-region /firm/address/state",
      "warning postal-code /firm/address/postalCode",
    ]);
    expect(await strayWords(content)).toEqual([]);
  });
});
