import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createDiagnostic } from "../check/diagnostics/create-diagnostic.ts";
import { formatReport } from "../check/diagnostics/report.ts";
import { watchStrings } from "../check/diagnostics/strings.pt-br.ts";
import { wholeFileLocation } from "../check/folder-structure/check-folder-structure.ts";
import { contentFilePatterns, findContentFiles } from "../check/folder-structure/content-files.ts";
import { createValidator } from "../check/schema/validator.ts";
import { compileChecks } from "../check/schema-compilation/compile-checks.ts";
import { loadProjectSchemas, projectCollections } from "../testing/content/schema-specimens.ts";
import { parseYaml } from "../yaml/parse/parse.ts";
import { codeSnippets, schemaComment } from "./vscode/code-snippets.ts";
import { vscodeFiles } from "./vscode-files.ts";

const root = join(import.meta.dirname, "../..");
const schemas = loadProjectSchemas();

function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

describe("the folder .vscode", () => {
  const files = vscodeFiles(schemas);

  test.each(Object.keys(files))("%s matches the schemas (else: npm run types)", (path) => {
    expect(read(`.vscode/${path}`)).toBe(files[path]);
  });

  test("has no outdated schema files", () => {
    const names = readdirSync(join(root, ".vscode/schemas")).map((name) => `schemas/${name}`);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(names));
  });
});

describe("content files", () => {
  const paths = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" });
  const files = findContentFiles(
    paths.map((path) => path.replaceAll("\\", "/")),
    projectCollections,
  );

  // Editors that run in a browser find a schema only by this line. Other editors also find it by
  // their settings.
  test.each(files)("$path names the schema of its kind in its first line", (file) => {
    const depth = file.path.split("/").length;
    const [line] = read(`content/${file.path}`).split("\n");
    expect(line).toBe(schemaComment("../".repeat(depth), file.schemaId));
  });

  test("of every kind have their schema in the settings, even kinds that the shipped site does not use", () => {
    const { "yaml.schemas": settings } = JSON.parse(read(".vscode/settings.json"));
    const kinds = contentFilePatterns(projectCollections).map(({ path, schemaId }) => [
      `./.vscode/schemas/${schemaId}`,
      `content/${path}`,
    ]);
    expect(settings).toEqual(Object.fromEntries(kinds));
    for (const path of Object.keys(settings)) expect(existsSync(join(root, path))).toBe(true);
  });
});

describe("a snippet", () => {
  const snippets = Object.entries(codeSnippets(schemas));
  const validate = createValidator(schemas, compileChecks(schemas));
  const page = "route: /\ntitle: Página\ndescription: Uma página.\nblocks:\n";

  test.each(snippets)("%s is valid before anything is filled in", (name, { body }) => {
    const isBlock = body[0]?.startsWith("- type:");
    const text = isBlock ? page + body.map((line) => `  ${line}\n`).join("") : body.join("\n");
    const parsed = parseYaml("content/novo.yaml", filledIn(text));
    const schemaId = name.startsWith("Artigo") ? "article.json" : "page.json";
    expect([...parsed.diagnostics, ...validate(parsed, schemaId)]).toEqual([]);
  });

  test("has a unique prefix of lower-case letters, digits and hyphens", () => {
    const prefixes = snippets.map(([, { prefix }]) => prefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
    expect(prefixes).toContain("bloco-planos-e-precos");
    expect(prefixes.filter((prefix) => !/^[a-z\d-]+$/.test(prefix))).toEqual([]);
  });

  test("of a block has its required fields, with options to choose from", () => {
    expect(codeSnippets(schemas)["Bloco: Planos e preços"]?.body).toMatchInlineSnapshot(`
      [
        "- type: pricing",
        "  title: \${1:Três planos, um só compromisso}",
        "  entries: \${2:all}",
        "  prices: \${3|shown,on-request|}",
        "  action:",
        "    label: \${4:Escolher Plano}",
        "    to: \${5:/contato?plano={id\\}#formulario}",
      ]
    `);
  });

  /** Returns the text of a snippet, with the default value of each placeholder. */
  function filledIn(snippet: string): string {
    return snippet
      .replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, "$1")
      .replace(/\$\{\d+:((?:\\.|[^\\}])*)\}/g, (_, text) => text.replace(/\\(.)/g, "$1"));
  }
});

test("the VS Code task recognises each problem in the check report", () => {
  const broken = parseYaml("content/pages/a b.yaml", "route: /\ntitle: Atenção: novo prazo\n");
  const stray = { ...wholeFileLocation("content/paginas/x.yaml"), severity: "warning" } as const;
  const warning = createDiagnostic("unused-file", { name: "x.yaml" }, stray);
  const context = "bloco 3, Perguntas frequentes";
  const inBlock = broken.diagnostics.map((diagnostic) => ({ ...diagnostic, context }));
  const diagnostics = [...broken.diagnostics, ...inBlock, warning];
  const report = formatReport(diagnostics, [broken], { color: false });
  const { tasks } = JSON.parse(read(".vscode/tasks.json"));
  expect(
    tasks[0].problemMatcher.flatMap((matcher: Matcher) => problemsIn(report, matcher)),
  ).toMatchInlineSnapshot(`
    [
      "error content/pages/a b.yaml:2:15 Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.",
      "error content/pages/a b.yaml:2:15 Há dois-pontos ": " dentro do texto. Coloque o texto inteiro entre aspas.",
      "warning content/paginas/x.yaml:1:1 O arquivo x.yaml não faz parte do site e seria ignorado.",
    ]
  `);
});

test("the VS Code watch task recognises the start and the end of a check", () => {
  const { tasks } = JSON.parse(read(".vscode/tasks.json"));
  const [once, watching] = tasks;
  const time = "08:05:09";
  expect(watching.problemMatcher).toHaveLength(once.problemMatcher.length);
  watching.problemMatcher.forEach((matcher: WatchMatcher, index: number) => {
    expect(matcher.pattern).toEqual(once.problemMatcher[index].pattern);
    const { beginsPattern, endsPattern } = matcher.background;
    expect(watchStrings.checking({ time })).toMatch(new RegExp(beginsPattern));
    expect(watchStrings.waiting({ time })).toMatch(new RegExp(endsPattern));
  });
});

interface WatchMatcher {
  pattern: unknown;
  background: { beginsPattern: string; endsPattern: string };
}

interface Matcher {
  severity: string;
  pattern: { regexp: string }[];
}

function problemsIn(report: string, { severity, pattern }: Matcher): string[] {
  const [place, message] = pattern.map(({ regexp }) => new RegExp(regexp));
  const lines = report.split("\n");
  return lines.flatMap((line, index) => {
    const [, ...where] = place?.exec(line) ?? [];
    const [, what] = (where.length > 0 && message?.exec(lines[index + 1] ?? "")) || [];
    return what === undefined ? [] : [`${severity} ${where.join(":")} ${what}`];
  });
}
