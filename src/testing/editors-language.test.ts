import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createTestFolder } from "./command.ts";

/** The module that decides the language of the tool before any other code is loaded. */
const address = pathToFileURL(join(process.cwd(), "scripts/editors-language.mjs")).href;
const { requestedLanguage, contentLanguage } = await import(/* @vite-ignore */ address);

async function site(settings: string | Buffer): Promise<string> {
  const folder = await createTestFolder();
  writeFileSync(join(folder, "site.yaml"), settings);
  return folder;
}

/** Simulates a machine with exactly these language settings. */
function machine(env: Readonly<Record<string, string>>): void {
  for (const name of ["PRELO_LANGUAGE", "PRELO_MACHINE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"])
    vi.stubEnv(name, env[name] ?? "");
  onTestFinished(() => void vi.unstubAllEnvs());
}

describe("the language of a site", () => {
  test.each([
    ["language: en-GB\n", "en"],
    ["url: https://sol.example\r\nlanguage: en-US # American\r\n", "en"],
    ['"language" : "en"', "en"],
    ["\ufefflanguage: 'EN_ie'", "en"],
    ["language: pt-BR\n", "pt-br"],
    ["language: pt\n", "pt-br"],
    ["language: eng\n", "en"],
    ["language: English", "en"],
    ["language: EN-gb", "en"],
    ["language: português", "pt-br"],
    ["language: ptx\n", "pt-br"],
    ["language: fr\n", "pt-br"],
    ["firm:\n  language: en-GB\n", "pt-br"],
    ["# language: en-GB\n", "pt-br"],
    ["languages: en-GB\n", "pt-br"],
    ["language:\n", "pt-br"],
    ["", "pt-br"],
  ])("for the settings %j is %s", async (settings, language) => {
    expect(contentLanguage(await site(settings))).toBe(language);
  });

  test.each([
    [{ LANG: "pt_BR.UTF-8" }, "pt-br"],
    [{ LANG: "pt_PT.UTF-8" }, "pt-br"],
    [{ LANG: "en_GB.UTF-8" }, "en"],
    [{ LANG: "de_DE.UTF-8" }, "en"],
    [{ LANG: "C" }, "en"],
    [{ LANG: "de_DE.UTF-8", LC_ALL: "pt_BR.UTF-8" }, "pt-br"],
  ])(
    "is that of the machine if the site's language is unsupported or missing: %j",
    async (env, language) => {
      machine(env);
      for (const settings of ["language: de\n", "url: https://sol.example\n"])
        expect(contentLanguage(await site(settings))).toBe(language);
      expect(requestedLanguage(["new", "--content", "/none"])).toBe(language);
      expect(contentLanguage(await site("language: en-GB\n"))).toBe("en");
      expect(contentLanguage(await site("language: pt-BR\n"))).toBe("pt-br");
    },
  );

  test("is that of the machine if site.yaml is missing or unreadable", async () => {
    const folder = await createTestFolder();
    expect(contentLanguage(join(folder, "none"))).toBe("pt-br");
    mkdirSync(join(folder, "site.yaml"));
    expect(contentLanguage(folder)).toBe("pt-br");
    expect(contentLanguage(await site(Buffer.from([0xff, 0xfe, 0x00])))).toBe("pt-br");
  });
});

describe("the language of a command", () => {
  test("is that of the given content folder", async () => {
    const folder = await site("language: en-GB\n");
    expect(requestedLanguage(["check", "--content", folder])).toBe("en");
    expect(requestedLanguage(["check", `--content=${folder}`, "--json"])).toBe("en");
    expect(requestedLanguage(["check"])).toBe("pt-br");
    expect(requestedLanguage(["check", "--content"])).toBe("pt-br");
  });

  test("is that of PRELO_LANGUAGE, unless --language is given", async () => {
    machine({ LANG: "pt_BR.UTF-8", PRELO_LANGUAGE: "en-US" });
    const folder = await site("language: pt-BR\n");
    for (const argv of [["check", "--help"], ["nope"], ["new", "--help"], ["--help"]])
      expect(requestedLanguage(argv)).toBe("en");
    expect(requestedLanguage(["check", "--content", folder])).toBe("en");
    expect(contentLanguage(folder)).toBe("en");
    expect(requestedLanguage(["new", "x", "--language", "american"])).toBe("en");
    expect(requestedLanguage(["check", "--language", "pt-BR"])).toBe("pt-br");
    machine({ LANG: "en_US.UTF-8", PRELO_LANGUAGE: "klingon" });
    expect(contentLanguage(folder)).toBe("pt-br");
  });

  test("is that of the machine when a new site is created", () => {
    machine({ LANG: "en_US.UTF-8" });
    for (const argv of [["new"], ["new", "x"], ["new", "--help"], ["new", "x", "--language", "de"]])
      expect(requestedLanguage(argv)).toBe("en");
    expect(requestedLanguage(["new", "page", "Quem somos"])).toBe("pt-br");
    expect(requestedLanguage(["check"])).toBe("pt-br");
  });

  test("is that of the last --language flag", async () => {
    const content = ["--content", await site("language: en-GB\n")];
    expect(requestedLanguage(["check", ...content, "--language", "pt-BR"])).toBe("pt-br");
    expect(requestedLanguage(["new", ".", "--language=en-US"])).toBe("en");
    expect(requestedLanguage(["new", "--language=pt-BR", "--language", "en"])).toBe("en");
    // A flag without its value is reported later, by the argument parser.
    expect(requestedLanguage(["check", ...content, "--language", "--json"])).toBe("en");
  });
});
