import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createRandom } from "../../bench/mistake-corpus/random.ts";
import { type SearchIndex, wordListKey } from "../../layout/search/search-index.ts";
import { decodeWordList } from "../../layout/search/word-list.ts";
import { buildSearchIndex, type IndexedPage } from "./build-index.ts";

const { below } = createRandom(7);
const syllables = "ba ce di fo gu lha me ni por que ra são te vi zes ção".split(" ");

/**
 * The vocabulary of `words`, which picks with a realistic distribution: a few words are on all
 * pages, most on hardly any.
 */
const vocabulary = Array.from({ length: 30_000 }, () =>
  Array.from({ length: 2 + below(3) }, () => syllables[below(syllables.length)]).join(""),
);

function words(count: number): string {
  const pick = () =>
    vocabulary[Math.floor(vocabulary.length ** (below(10_000) / 10_000)) - 1] ?? "";
  return Array.from({ length: count }, pick).join(" ");
}

function articles(count: number, length: number): IndexedPage[] {
  return Array.from({ length: count }, (_, number) => {
    const [title, text] = [words(7), words(20)];
    const page = [`/blog/${number}`, title, text] as const;
    return { page, kind: "article", text: `${title}\n${text}\n${words(length)}` };
  });
}

const weigh = (data: string | Uint8Array) => brotliCompressSync(data).length;

test("writes the index of a small site to one file", () => {
  const files = buildSearchIndex(articles(10, 300));
  expect(files.map(({ path }) => path.replace(/-\w{10}\./, "."))).toEqual(["assets/search.json"]);
});

test("loads less than 150 KB for a search in 500 long articles", { timeout: 60_000 }, () => {
  const [first, ...parts] = buildSearchIndex(articles(500, 1500));
  expect(parts.length).toBeGreaterThan(1);
  const heaviest = Math.max(...parts.map(({ data }) => weigh(data)));
  expect(weigh(first.data) + heaviest).toBeLessThan(150 * 1024);
});

test("stores each word of a large site in the part that is named after its beginning", () => {
  const [first, ...parts] = buildSearchIndex(articles(200, 1500), "/base");
  const index: SearchIndex = JSON.parse(String(first.data));
  expect(index.words).toBeUndefined();
  const named = Object.entries(index.parts ?? {});
  expect(named.map(([, address]) => address)).toEqual(parts.map(({ path }) => `/base/${path}`));
  named.forEach(([name], at) => {
    const known = decodeWordList(JSON.parse(String(parts[at]?.data)));
    expect(new Set([...known.keys()].map(wordListKey))).toEqual(new Set([name]));
  });
});

test("lists pages before articles, and builds the same bytes for any order of the input", () => {
  const [one, other] = articles(2, 20) as [IndexedPage, IndexedPage];
  const page: IndexedPage = { ...other, kind: "page" };
  const files = buildSearchIndex([one, page]);
  const index: SearchIndex = JSON.parse(String(files[0].data));
  expect(index.articles).toBe(1);
  expect(index.pages).toEqual([page.page, one.page]);
  expect(buildSearchIndex([page, one])).toEqual(files);
});
