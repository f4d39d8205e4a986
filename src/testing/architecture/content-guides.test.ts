import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContentFolder } from "../../load/check-content-folder.ts";

const content = join(import.meta.dirname, "../../../content");
const startFiles = ["ABRIR-NO-LINUX.sh", "ABRIR-NO-MAC.command", "ABRIR-NO-WINDOWS.cmd"];
const guides = ["ARQUIVOS.md", "GUIA.md", "LEIA-ME.md", "passo-a-passo/"];

test("the content folder has guides and start files, and the check ignores them", async () => {
  const paths = readdirSync(content, { recursive: true, encoding: "utf8" }).map((path) =>
    path.replaceAll("\\", "/"),
  );
  const helps = paths.filter((path) =>
    [...startFiles, ...guides].some((help) => path.startsWith(help)),
  );
  expect(helps.filter((path) => path.endsWith(".md")).length).toBeGreaterThan(8);
  expect(helps).toEqual(expect.arrayContaining(startFiles));
  const { files, diagnostics } = await checkContentFolder(content, { date: "2026-11-01" });
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(({ file }) => helps.some((path) => file.endsWith(path)))).toEqual([]);
  expect(diagnostics).toEqual([]);
});
