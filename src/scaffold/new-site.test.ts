import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { contentFilePatterns } from "../check/folder-structure/content-files.ts";
import { checkContentFolder } from "../load/check-content-folder.ts";
import { createDiskFileStore } from "../load/files/disk-files.ts";
import { loadRules } from "../load/load-folder.ts";
import { withPublicationDiagnostics } from "../load/publication-checks/publication-diagnostics.ts";
import { createTestFolder } from "../testing/command.ts";
import { parseYaml } from "../yaml/parse/parse.ts";
import { defaultAnswers } from "./answers.ts";
import { supportedCountries } from "./country-samples.ts";
import { findExistingContent, writeSite } from "./new-site.ts";

test.each([
  ["usual answers", {}],
  [
    "odd signs",
    { name: 'Ana "Sol" \\ #1: {bar}', trade: "- 'Pães', *bolos* & mais: 100% [caseiros]" },
  ],
  ["the longest answers", { name: "N".repeat(40), trade: "frase ".repeat(26).trim() }],
])("creates a site without diagnostics: %s", async (_, told) => {
  const folder = await createTestFolder();
  const files = await writeSite(folder, { ...defaultAnswers("/sol", told), ...told });
  expect(files).toContain("content/LEIA-ME.md");
  expect(files).toContain(".vscode/schemas/page.json");
  expect(files).toContain(".github/workflows/site.yml");
  const { diagnostics } = await checkContentFolder(join(folder, "content"));
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
});

test.each(supportedCountries)(
  "creates a site without diagnostics and with the country's settings: %s",
  async (country) => {
    const folder = await createTestFolder();
    await writeSite(folder, defaultAnswers("/sol", { country }));
    const { diagnostics } = await checkContentFolder(join(folder, "content"));
    expect(diagnostics.map(({ message }) => message)).toEqual([]);
    const settings = readFileSync(join(folder, "content/site.yaml"), "utf8");
    expect(settings).toContain(`    country: ${country}\n`);
    if (country !== "BR") expect(settings).not.toMatch(/BRL|Sao_Paulo|38\) 9/);
  },
);

test.each([
  ["pt-PT", "PT", []],
  ["es", "AR", []],
  ["fr", "FR", []],
  ["de", "DE", []],
  ["it", "DE", ["missing-words"]],
])(
  "creates a site in %s for %s, with only the expected diagnostics",
  async (language, country, told) => {
    const folder = await createTestFolder();
    await writeSite(folder, { ...defaultAnswers("/sol", { country }), language });
    const { diagnostics } = await checkContentFolder(join(folder, "content"));
    expect(diagnostics.map(({ code }) => code)).toEqual(told);
    const settings = readFileSync(join(folder, "content/site.yaml"), "utf8");
    expect(settings).toContain(`language: ${language === "es" ? "es-AR" : language}\n`);
  },
);

test.each([
  ["BR", "ANPD"],
  ["PT", "CNPD"],
  ["GB", "ICO"],
  ["US", undefined],
])(
  "the privacy page of a site in %s names the supervisory authority, if any",
  async (country, name) => {
    const folder = await createTestFolder();
    await writeSite(folder, defaultAnswers("/sol", { country }));
    const text = readFileSync(join(folder, "content/pages/privacidade.yaml"), "utf8");
    expect(text).not.toContain("{{");
    expect(/\((ANPD|CNPD|ICO)\)/.exec(text)?.[1]).toBe(name);
  },
);

test.each([
  ["DE", "Regulamento Geral sobre a Proteção de Dados (RGPD)"],
  ["GB", "Regulamento Geral sobre a Proteção de Dados do Reino Unido (UK GDPR)"],
])("the privacy page names the law of %s in the language of the page", async (country, law) => {
  const folder = await createTestFolder();
  await writeSite(folder, defaultAnswers("/sol", { country }));
  const text = readFileSync(join(folder, "content/pages/privacidade.yaml"), "utf8");
  expect(text).toContain(`A lei que lhe dá estes direitos: ${law}.`);
});

test.each(supportedCountries)(
  "the publication check of a new site in %s reports all example data",
  async (country) => {
    const folder = await createTestFolder();
    await writeSite(folder, defaultAnswers("/sol", { country }));
    const files = createDiskFileStore(join(folder, "content"));
    const found = withPublicationDiagnostics(
      files,
      await loadRules(),
      await checkContentFolder(files.name),
    );
    const invented = found.diagnostics.filter(({ code }) => code === "example-data");
    expect(invented.map(({ path }) => path)).toEqual([
      "/url",
      "/firm/phone",
      "/firm/email",
      "/firm/address/street",
    ]);
  },
);

test.each(["pt-br", "en"])(
  "the starter theme stays valid with its comments enabled or with another style pack: %s",
  async (language) => {
    const text = readFileSync(`src/scaffold/${language}/content/theme.yaml`, "utf8");
    expect(parseYaml("theme.yaml", text).value).toEqual({ pack: "livro-razao" });
    // Without their comment marks, the lines that are commented out must be valid YAML.
    const whole = text.replace(/^# (?=(?: *\w+:.*)$)/gm, "");
    expect(parseYaml("theme.yaml", whole).value).toMatchObject({
      colors: { light: { ink: "#14211f" }, dark: { ink: "#ece5d6" } },
      radius: 0,
    });
    const folder = await createTestFolder();
    await writeSite(folder, defaultAnswers("/sol"));
    for (const chosen of [whole, text.replace("pack: livro-razao", "pack: azulejo")]) {
      writeFileSync(join(folder, "content/theme.yaml"), chosen);
      const { diagnostics } = await checkContentFolder(join(folder, "content"));
      expect(diagnostics.map(({ message }) => message)).toEqual([]);
    }
  },
);

test("takes the founding year from the date in the site's time zone", async () => {
  const folder = await createTestFolder();
  await writeSite(folder, defaultAnswers("/sol"), { now: new Date("2027-01-01T00:30:00Z") });
  const text = readFileSync(join(folder, "content/site.yaml"), "utf8");
  expect(text).toContain("foundedYear: 2026\n");
});

test("makes the Linux start file executable, and writes the Windows one in ASCII with CRLF", async () => {
  const folder = await createTestFolder();
  await writeSite(folder, defaultAnswers("/sol"));
  expect(statSync(join(folder, "content/ABRIR-NO-LINUX.sh")).mode & 0o111).toBe(0o111);
  const text = readFileSync(join(folder, "content/ABRIR-NO-WINDOWS.cmd"), "latin1");
  expect(text.match(/(?<!\r)\n/g)).toBeNull();
  expect(text).toMatch(/^[\r\n -~]*$/);
});

test.skipIf(spawnSync("git", ["--version"]).error !== undefined)(
  ".gitattributes keeps the line endings of texts and the bytes of media, even with autocrlf",
  async () => {
    const folder = await createTestFolder();
    expect(await writeSite(folder, defaultAnswers("/sol"))).toContain(".gitattributes");
    const svg = "<svg>\r\n</svg>\n";
    mkdirSync(join(folder, "content/media/fotos"), { recursive: true });
    for (const name of ["a.svg", "fotos/b.svg"])
      writeFileSync(join(folder, "content/media", name), svg);
    const git = (...args: string[]) => {
      const own = ["user.name=t", "user.email=t@t.example", "core.autocrlf=true"];
      execFileSync("git", [...own.flatMap((each) => ["-c", each]), "-C", folder, ...args], {
        stdio: "ignore",
      });
    };
    git("init");
    git("add", "--all");
    git("commit", "--message", "first");
    git("clone", folder, join(folder, "clone"));
    const cloned = (path: string) => readFileSync(join(folder, "clone/content", path), "latin1");
    expect(cloned("site.yaml")).not.toContain("\r");
    expect(cloned("LEIA-ME.md")).not.toContain("\r");
    expect(cloned("ABRIR-NO-WINDOWS.cmd")).not.toMatch(/(?<!\r)\n/);
    expect([cloned("media/a.svg"), cloned("media/fotos/b.svg")]).toEqual([svg, svg]);
  },
);

test("keeps existing files, and detects existing content", async () => {
  const folder = await createTestFolder();
  writeFileSync(join(folder, ".gitignore"), "mine\n");
  expect(findExistingContent(folder)).toBeUndefined();
  await writeSite(folder, defaultAnswers("/sol"));
  expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("mine\n");
  expect(existsSync(join(folder, "package.json"))).toBe(true);
  expect(findExistingContent(folder)).toBe("content");
});

test("uses the name of another content folder in all files of the site", async () => {
  const folder = await createTestFolder();
  const made = await writeSite(folder, defaultAnswers("/sol"), { content: "conteúdo do site" });
  const files = "refusal" in made ? [] : made;
  expect(files).toContain("conteúdo do site/GUIA.md");
  const texts = files.filter((path) => !path.startsWith(".vscode/schemas/"));
  for (const path of [...texts, "package.json"]) {
    const text = readFileSync(join(folder, path), "utf8");
    expect(text, path).not.toMatch(/(?<!\w)content\/|npm run/);
  }
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const line = 'npx --no-install prelo check --content "conteúdo do site"';
  expect(JSON.parse(read(".vscode/tasks.json")).tasks[0].command).toBe(line);
  expect(read("conteúdo do site/LEIA-ME.md")).toContain(`    ${line}\n`);
  expect(read("conteúdo do site/GUIA.md")).toContain(line);
  expect(JSON.parse(read("package.json")).scripts.check).toBe(
    'prelo check --content "conteúdo do site"',
  );
  expect(existsSync(join(folder, "content"))).toBe(false);
  const { diagnostics } = await checkContentFolder(join(folder, "conteúdo do site"));
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
});

test("assigns a schema to every kind of content file in the VS Code settings", async () => {
  const folder = await createTestFolder();
  await writeSite(folder, defaultAnswers("/sol"), { content: "site" });
  const text = readFileSync(join(folder, ".vscode/settings.json"), "utf8");
  const { collections } = (await loadRules()).book;
  const kinds = contentFilePatterns(collections).map(({ path, schemaId }) => [
    `./.vscode/schemas/${schemaId}`,
    `site/${path}`,
  ]);
  expect(JSON.parse(text)["yaml.schemas"]).toEqual(Object.fromEntries(kinds));
});

test.each(["", "{", "[]", "null", '{"scripts": "none"}', '{"dependencies": []}'])(
  "refuses to create a site beside the invalid package.json %j",
  async (text) => {
    const folder = await createTestFolder();
    writeFileSync(join(folder, "package.json"), text);
    expect(await writeSite(folder, defaultAnswers("/sol"))).toEqual({
      refusal: expect.stringContaining("package.json"),
    });
    expect(readdirSync(folder)).toEqual(["package.json"]);
    expect(readFileSync(join(folder, "package.json"), "utf8")).toBe(text);
  },
);

test("adds the engine as a file dependency to a site in another folder", async () => {
  const folder = join(await createTestFolder(), "meu-site");
  await writeSite(folder, defaultAnswers("/sol"), { engineFolder: process.cwd() });
  const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const [kind, way] = dependencies.prelo.split(":");
  expect([kind, resolve(folder, way)]).toEqual(["file", process.cwd()]);
});

test.each(["[x](y)", "**A** _b_ [x](y) # z"])(
  "refuses the answer %j, which the check would report, before writing any file",
  async (trade) => {
    const folder = await createTestFolder();
    expect(await writeSite(folder, { ...defaultAnswers("/sol"), trade })).toEqual({
      refusal: expect.stringContaining("nada foi criado"),
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);
