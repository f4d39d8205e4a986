import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownBodies } from "../../testing/content/markdown-arbitraries.ts";
import "../../testing/seed.ts";
import { parseOutline } from "./extract-body-parts.ts";
import { isFileLink } from "./file-links.ts";
import { listLinkedFiles } from "./list-linked-files.ts";

test("a file is named by its bare name, and by what such files end in", () => {
  const names = ["tabela-2026.pdf", "Tabela (2).XLSX", "2026/tabela.ods", "../fora.zip"];
  expect(names.filter((name) => isFileLink(name))).toEqual(names);
});

test("addresses, pictures and words are no names of files", () => {
  const others = [
    "/downloads/tabela.pdf",
    "#tabela.pdf",
    "https://a.example/tabela.pdf",
    "mailto:a@b.pdf",
    "foto.jpg",
    "desenho.svg",
    "www.exemplo.com.br",
    "planos.html",
    "tabela",
    "",
  ];
  expect(others.filter((name) => isFileLink(name, new Set(["foto.jpg"])))).toEqual([]);
});

test("a file of another kind is named where it is there", () => {
  expect(isFileLink("aula.pptx")).toBe(false);
  expect(isFileLink("aula.pptx", new Set(["aula.pptx"]))).toBe(true);
});

test("a body names each file once, wherever its link stands", () => {
  const body =
    "[A](a.pdf) e **[b](b.xlsx)**\n\n- [c](/c)\n- [d](a.pdf)\n\n| x |\n|---|\n| [e](e.csv) |";
  expect(listLinkedFiles(body, new Set())).toEqual(["a.pdf", "b.xlsx", "e.csv"]);
  expect(listLinkedFiles("![a](a.pdf)\n\n\\[a](b.pdf) [c](/contato)", new Set())).toEqual([]);
});

test("whatever a body holds, its files are those of its links that name one", () => {
  const pieces = fc.constantFrom(
    "[a](b.pdf)",
    "[",
    "](",
    ")",
    "x y.zip",
    "\\",
    "|",
    "\n",
    "![c](d.pdf)",
  );
  const lines = fc.array(pieces).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(markdownBodies, lines), (source) => {
      const links = new Set(parseOutline(source).links);
      expect(listLinkedFiles(source, new Set())).toEqual([...links].filter((to) => isFileLink(to)));
    }),
  );
});
