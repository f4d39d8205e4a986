import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "./command.ts";

/** What decides, before any other code is loaded, in which language Prelo speaks. */
const address = pathToFileURL(join(process.cwd(), "scripts/editors-language.mjs")).href;
const { languageAsked, languageOfContent } = await import(/* @vite-ignore */ address);

async function site(settings: string | Buffer): Promise<string> {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, "site.yaml"), settings);
  return folder;
}

describe("the language of a site", () => {
  test.each([
    ["language: en-GB\n", "en"],
    ["url: https://sol.example\r\nlanguage: en-US # American\r\n", "en"],
    ['"language" : "en"', "en"],
    ["\ufefflanguage: 'EN_ie'", "en"],
    ["language: pt-BR\n", "pt-br"],
    ["language: pt\n", "pt-br"],
    ["language: eng\n", "pt-br"],
    ["language: fr\n", "pt-br"],
    ["firm:\n  language: en-GB\n", "pt-br"],
    ["# language: en-GB\n", "pt-br"],
    ["languages: en-GB\n", "pt-br"],
    ["language:\n", "pt-br"],
    ["", "pt-br"],
  ])("%j is told in %s", async (settings, language) => {
    expect(languageOfContent(await site(settings))).toBe(language);
  });

  test("is Portuguese where there are no settings, or none that can be read", async () => {
    const folder = await temporaryFolder();
    expect(languageOfContent(join(folder, "none"))).toBe("pt-br");
    mkdirSync(join(folder, "site.yaml"));
    expect(languageOfContent(folder)).toBe("pt-br");
    expect(languageOfContent(await site(Buffer.from([0xff, 0xfe, 0x00])))).toBe("pt-br");
  });
});

describe("a command speaks", () => {
  test("the language of the folder that it is given", async () => {
    const folder = await site("language: en-GB\n");
    expect(languageAsked(["check", "--content", folder])).toBe("en");
    expect(languageAsked(["check", `--content=${folder}`, "--json"])).toBe("en");
    expect(languageAsked(["check"])).toBe("pt-br");
    expect(languageAsked(["check", "--content"])).toBe("pt-br");
  });

  test("the language that it is told before that, the last one where there are two", async () => {
    const content = ["--content", await site("language: en-GB\n")];
    expect(languageAsked(["check", ...content, "--language", "pt-BR"])).toBe("pt-br");
    expect(languageAsked(["new", ".", "--language=en-US"])).toBe("en");
    expect(languageAsked(["new", "--language=pt-BR", "--language", "en"])).toBe("en");
    // A flag that lacks its value is told by whoever reads flags.
    expect(languageAsked(["check", ...content, "--language", "--json"])).toBe("en");
  });
});
