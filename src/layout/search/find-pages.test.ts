import { expect, test } from "vitest";
import { findPages, highlightWords } from "./find-pages.ts";
import { foldedWords } from "./folded-words.ts";
import type { SearchIndexPage } from "./search-index.ts";
import { stem as english } from "./stems/english-stem.ts";
import { stem } from "./stems/portuguese-stem.ts";
import { decodeWordList, encodeWordList, type WordOccurrence } from "./word-list.ts";

const pages: SearchIndexPage[] = [
  ["/sobre", "Sobre nós", "Quem cuida dos papéis."],
  ["/servicos", "Serviços contábeis", "Tudo o que um escritório contábil faz."],
  ["/blog/folha", "A folha de pagamento", "O que se declara, e quando."],
];
const bodies = [
  "Um contador desde 2009, com pressa de ninguém.",
  "Declarações, balanços e a folha.",
  "A declaração anual. A folha, a folha, a folha e a folha outra vez.",
];

function known() {
  const places = new Map<string, WordOccurrence[]>();
  pages.forEach(([, title, text], page) => {
    const words = foldedWords(`${title} ${text} ${bodies[page]}`);
    for (const word of new Set(words)) {
      const often = words.filter((each) => each === word).length >= 4;
      places.set(word, [...(places.get(word) ?? []), { page, often }]);
    }
  });
  return decodeWordList(encodeWordList(places));
}

const found = (search: string) => {
  return findPages(search, { known: known(), pages, stem }).pages.map((page) => pages[page]?.[0]);
};

test("ignores accents and capital letters", () => {
  expect(found("contabil")).toEqual(found("CONTÁBIL"));
  expect(found("contabil")).toEqual(["/servicos"]);
});

test.each([
  ["papel", "/sobre"],
  ["declaracao", "/blog/folha"],
  ["declarações", "/blog/folha"],
  ["contadores", "/sobre"],
  ["balanço", "/servicos"],
])("matches singular and plural forms: %s", (search, route) => {
  expect(found(search)).toContain(route);
});

test("matches the beginning of a word, but not a single letter", () => {
  expect(found("bala")).toEqual(["/servicos"]);
  expect(found("b")).toEqual([]);
});

test.each(["contabl", "contaibl", "contabbil", "comtabil", "balançoz"])(
  "tolerates one typing error: %s",
  (search) => {
    expect(found(search)).toEqual(["/servicos"]);
  },
);

test("finds an exact word, and finds nothing with two typing errors", () => {
  expect(found("pressa")).toEqual(["/sobre"]);
  expect(found("cvntvbil")).toEqual([]);
});

test("requires all words, and treats numbers as words", () => {
  expect(found("contador 2009")).toEqual(["/sobre"]);
  expect(found("contador balanços")).toEqual([]);
});

test("ranks a word in a title above a word in the text", () => {
  expect(found("folha")).toEqual(["/blog/folha", "/servicos"]);
});

test("highlights the matching words as they are written", () => {
  const { words } = findPages("contabeis", { known: known(), pages, stem });
  const marked = highlightWords("Serviços contábeis, e o escritório Contábil.", words);
  expect(marked.filter((part) => part.found).map(({ text }) => text)).toEqual([
    "contábeis",
    "Contábil",
  ]);
  expect(marked.map(({ text }) => text).join("")).toBe(
    "Serviços contábeis, e o escritório Contábil.",
  );
});

test("matches the plural forms of the given language", () => {
  const places = ["injury", "injuries", "running", "boxes"].map(
    (word, page) => [word, [{ page, often: false }]] as const,
  );
  const asked = { known: new Map(places), pages: [], stem: english };
  const pagesOf = (search: string) => findPages(search, asked).pages.sort();
  expect(pagesOf("injury")).toEqual([0, 1]);
  expect(pagesOf("injuries")).toEqual([0, 1]);
  expect(pagesOf("runs")).toEqual([2]);
  expect(pagesOf("box")).toEqual([3]);
});

test("folds words by removing accents and expanding ligatures", () => {
  expect(foldedWords("Musterstraße, Œuvre, Smørrebrød, Água")).toEqual([
    "musterstrasse",
    "oeuvre",
    "smorrebrod",
    "agua",
  ]);
});
