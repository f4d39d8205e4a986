import { expect, test } from "vitest";
import { formatFileDiagnostics } from "../testing/content/format-diagnostics.ts";
import { parseYaml } from "./parse/parse.ts";

function read(...lines: string[]) {
  return parseYaml("page.yaml", `${lines.join("\n")}\n`);
}

test("reports a merge conflict once, without a fix, and reads the first version", () => {
  const parsed = read(
    "title: A",
    "<<<<<<< HEAD",
    "role: Contadora",
    "=======",
    "role: Sócia",
    ">>>>>>> lucia",
    "name: Ana",
  );
  expect(formatFileDiagnostics(parsed)).toMatchInlineSnapshot(`
    "mixed-versions 2:1 «<<<<<<< HEAD»
      Duas versões deste trecho ficaram misturadas: a deste computador (linha 3) e a de "lucia" (linha 5). Deixe só uma, e apague as linhas que começam com <<<<<<<, ======= e >>>>>>>."
  `);
  expect(parsed.value).toEqual({ title: "A", role: "Contadora", name: "Ana" });
  expect(parsed.diagnostics[0]?.fix).toBeUndefined();
});

test("reports a merge conflict inside a block text, indented or not", () => {
  const body = ["body: |", "  Um.", "<<<<<<< HEAD", "  Dois.", "=======", "  Três.", ">>>>>>> b"];
  expect(read(...body).diagnostics.map(({ code }) => code)).toEqual(["mixed-versions"]);
  const indented = body.map((line, at) => (at < 2 ? line : `  ${line.trim()}`));
  expect(read(...indented).diagnostics.map(({ code }) => code)).toEqual(["mixed-versions"]);
});

test("reports every merge conflict and a lone closing marker", () => {
  const conflict = (name: string) => ["<<<<<<< HEAD", `${name}: 1`, "=======", `${name}: 2`];
  const parsed = read(...conflict("a"), ">>>>>>> x", ...conflict("b"), ">>>>>>> y", ">>>>>>> z");
  expect(parsed.diagnostics.map(({ code }) => code)).toEqual(Array(3).fill("mixed-versions"));
});

test("does not report a line of equals signs in a text", () => {
  expect(read("body: |", "  Um título", "  =======", "  Texto.").diagnostics).toEqual([]);
});

test("reports code fences around pasted YAML once and reads the YAML inside", () => {
  const parsed = read("```yaml", "title: Olá", "```");
  expect(formatFileDiagnostics(parsed)).toMatchInlineSnapshot(`
    "pasted-fence 1:1 «\`\`\`yaml»
      As linhas "\`\`\`yaml" e "\`\`\`" vieram do programa de onde se copiou, e não são do arquivo. Apague-as."
  `);
  expect(parsed.value).toEqual({ title: "Olá" });
});
