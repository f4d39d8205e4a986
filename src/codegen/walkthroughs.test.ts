import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { formatReport } from "../check/diagnostics/report.ts";
import { loadSite } from "../load/load-folder.ts";
import { drawPhotograph } from "../testing/content/photographs.ts";
import { parseYaml } from "../yaml/parse/parse.ts";

const content = join(import.meta.dirname, "../../content");
const folder = join(content, "passo-a-passo");
/**
 * The date on which the walkthroughs are checked. It determines which content is due and which
 * tables are valid.
 */
const writtenOn = "2026-11-01";
const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
const pages = names.map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
const readMe = readFileSync(join(content, "LEIA-ME.md"), "utf8");
const filesPage = readFileSync(join(content, "ARQUIVOS.md"), "utf8");

describe.each(pages)("$name", { timeout: 60_000 }, ({ text }) => {
  const edits = editsIn(text);

  test("contains an edit and a check report, and each YAML excerpt belongs to an edit", () => {
    expect(edits.length).toBeGreaterThan(0);
    expect(edits.some(({ says }) => says)).toBe(true);
    expect(text.split("\n```yaml\n").length - 1).toBe(edits.flatMap(excerptsOf).length);
  });

  test.each(edits)("shows the actual check report for: $after", async (edit) => {
    const report = await reportAfter(edit);
    for (const line of countless(edit.says ?? "Tudo certo: ").split("\n"))
      expect(report).toContain(line);
    expect(/ erros? /.test(report) || /^ {2}Aviso: /m.test(report)).toBe(!isClean(edit));
    if (edit.isRight) expect(report).not.toMatch(/\d erros? /);
  });

  test("links only to existing files", () => {
    for (const target of linksIn(text))
      expect(() => readFileSync(join(folder, target)), target).not.toThrow();
  });
});

test("ARQUIVOS.md links to every other guide, and to nothing else", () => {
  expect(new Set(linksIn(filesPage))).toEqual(
    new Set(["LEIA-ME.md", "GUIA.md", ...names.map((name) => `passo-a-passo/${name}`)]),
  );
});

test("LEIA-ME.md links to ARQUIVOS.md and GUIA.md, and only to existing files", () => {
  expect(linksIn(readMe)).toEqual(expect.arrayContaining(["ARQUIVOS.md", "GUIA.md"]));
  for (const target of linksIn(readMe))
    expect(() => readFileSync(join(content, target)), target).not.toThrow();
});

test("every excerpt of ARQUIVOS.md is valid YAML", () => {
  const excerpts = [...filesPage.matchAll(/```yaml\n([\s\S]*?)\n```/g)].map(
    ([, text = ""]) => text,
  );
  expect(excerpts.length).toBeGreaterThan(5);
  for (const text of excerpts) expect(parseYaml("x.yaml", text).diagnostics, text).toEqual([]);
});

/** An edit that a walkthrough shows. */
interface Edit {
  file: string;
  /** The old text in the file; `undefined` for a new file. */
  before?: string;
  after: string;
  /** Whether the walkthrough presents the edit as correct. */
  isRight: boolean;
  /** The lines that the report must contain. By default, it must report no errors. */
  says?: string;
}

/** Whether the check should report neither errors nor warnings. */
function isClean({ isRight, says }: Edit): boolean {
  return isRight && !says?.includes("Aviso: ");
}

/**
 * Reads the edits of a walkthrough. Markers in the text: "Antes, em `faq.yaml`:", "Depois:", "… Com
 * um engano:", "Arquivo novo, em `x.yaml`:", "A conferência diz:".
 */
function editsIn(text: string): Edit[] {
  const edits: Edit[] = [];
  let from: Pick<Edit, "file" | "before"> = { file: "" };
  const shown =
    /(Antes|Depois|Com um engano|Arquivo novo|A conferência diz)(?:, em `(.+)`)?:\n\n```(?:yaml)?\n([\s\S]*?)\n```$/gm;
  for (const [, word = "", file = "", excerpt = ""] of text.matchAll(shown)) {
    if (word === "Antes") from = { file, before: excerpt };
    else if (word === "A conferência diz") Object.assign(edits.at(-1) ?? {}, { says: excerpt });
    else if (word === "Arquivo novo") edits.push({ file, after: excerpt, isRight: true });
    else edits.push({ ...from, after: excerpt, isRight: word === "Depois" });
  }
  return edits;
}

/**
 * Lists the excerpts that a walkthrough prints for an edit. Several edits in a row may share the
 * text before, which is printed once.
 */
function excerptsOf({ before }: Edit, index: number, edits: readonly Edit[]): string[] {
  const isAgain = before !== undefined && edits[index - 1]?.before === before;
  return before === undefined || isAgain ? ["after"] : ["before", "after"];
}

/**
 * Returns the check's report on the shipped content after one edit. Its paths are relative to the
 * project folder.
 */
async function reportAfter({ file, before, after }: Edit): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "prelo-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const copy = join(root, "content");
  await cp(content, copy, { recursive: true });
  await writePictures(join(copy, "media"), after);
  const path = join(copy, file);
  await writeFile(path, before === undefined ? after : await edited(path, before, after));
  const { diagnostics, files } = await loadSite(copy, { date: writtenOn });
  const prefix = relative(process.cwd(), root).replaceAll(sep, "/");
  return countless(
    formatReport(diagnostics, files, { color: false, again: "npm run check" }).replaceAll(
      `${prefix}/`,
      "",
    ),
  );
}

async function edited(path: string, before: string, after: string): Promise<string> {
  const text = await readFile(path, "utf8");
  const parts = `\n${text}`.split(`\n${before}\n`);
  expect(parts.length, `${before} stands once in ${path}`).toBe(2);
  return parts.join(`\n${after}\n`).slice(1);
}

/**
 * Writes the photograph that a walkthrough asks the reader to add. For `.heic`, writes a second
 * one, as a phone takes it.
 */
async function writePictures(media: string, excerpt: string): Promise<void> {
  if (!/src: helen/.test(excerpt)) return;
  await writeFile(
    join(media, "helena.jpg"),
    await drawPhotograph({ width: 60, height: 60 }).jpeg().toBuffer(),
  );
  // Only the first bytes of a HEIC file: they identify the format.
  if (excerpt.includes(".heic"))
    await writeFile(join(media, "helena.heic"), "\0\0\0\x18ftypheic\0\0\0\0mif1heic");
}

/** Replaces the number of checked files with "N", because it grows with each article. */
function countless(report: string): string {
  return report.replace(/\d+ arquivos conferidos/g, "N arquivos conferidos");
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)#/][^)#]*\.md)\)/g)].map(([, target = ""]) => target);
}
