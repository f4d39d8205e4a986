import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownBodies } from "../../testing/content/markdown-arbitraries.ts";
import "../../testing/seed.ts";
import { parseOutline } from "./extract-body-parts.ts";
import { isFileLink } from "./file-links.ts";
import { listLinkedFiles } from "./list-linked-files.ts";

test("recognises a relative path with a known file extension", () => {
  const names = ["tabela-2026.pdf", "Tabela (2).XLSX", "2026/tabela.ods", "../fora.zip"];
  expect(names.filter((name) => isFileLink(name))).toEqual(names);
});

test("does not recognise addresses, pictures, pages and plain words as files", () => {
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

test("recognises a file with another extension only if it exists", () => {
  expect(isFileLink("aula.pptx")).toBe(false);
  expect(isFileLink("aula.pptx", new Set(["aula.pptx"]))).toBe(true);
});

test("lists each linked file of a body once, from any block, but no pictures or escaped links", () => {
  const body =
    "[A](a.pdf) e **[b](b.xlsx)**\n\n- [c](/c)\n- [d](a.pdf)\n\n| x |\n|---|\n| [e](e.csv) |";
  expect(listLinkedFiles(body, new Set())).toEqual(["a.pdf", "b.xlsx", "e.csv"]);
  expect(listLinkedFiles("![a](a.pdf)\n\n\\[a](b.pdf) [c](/contato)", new Set())).toEqual([]);
});

test("lists exactly the links of any body that are file links", () => {
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
