import { parseAtomFeed } from "feedsmith";
import { expect, test } from "vitest";
import { buildFeed, type FeedEntry, type FeedSource } from "./feed.ts";

const entry: FeedEntry = {
  address: "https://tea.example/journal/leaves",
  title: "Leaves & <stems>",
  summary: "All “about” leaves.",
  html: '<p>See <a href="/cakes">cakes</a>, <a href="#pots">pots</a>, <a href="https://x.example/">x</a> ]]> &amp;</p>',
  author: "Ada",
  category: { id: "care", label: "Care" },
  published: "2024-01-02",
};

const source: FeedSource = {
  language: "en",
  title: "Journal",
  subtitle: "Notes",
  author: "Tea",
  site: "https://tea.example",
  list: "https://tea.example/journal",
  entries: [entry],
};

function read(changes: Partial<FeedSource> = {}) {
  return parseAtomFeed(String(buildFeed({ ...source, ...changes }).data));
}

test("writes a feed that an independent parser can read", () => {
  const feed = read();
  expect(feed).toMatchObject({
    id: "https://tea.example/feed.xml",
    title: { value: "Journal" },
    updated: "2024-01-02T12:00:00Z",
  });
  expect(feed.links?.map(({ rel, href }) => [rel, href])).toEqual([
    ["self", "https://tea.example/feed.xml"],
    ["alternate", "https://tea.example/journal"],
  ]);
  expect(feed.entries?.[0]).toMatchObject({
    id: entry.address,
    title: { value: "Leaves & <stems>" },
    summary: { value: "All “about” leaves." },
    published: "2024-01-02T12:00:00Z",
    authors: [{ name: "Ada" }],
    categories: [{ term: "care", label: "Care" }],
  });
});

test("contains the full text with absolute links", () => {
  const { content } = read().entries?.[0] ?? {};
  expect(content?.value).toBe(
    '<p>See <a href="https://tea.example/cakes">cakes</a>, <a href="https://tea.example/journal/leaves#pots">pots</a>, <a href="https://x.example/">x</a> ]]> &amp;</p>',
  );
});

test("escapes markup characters in the address of the site", () => {
  const site = "https://tea.example/a&lt;b";
  const { content } = read({ site, entries: [entry] }).entries?.[0] ?? {};
  expect(content?.value).toContain('<a href="https://tea.example/a&amp;lt;b/cakes">');
});

test("changes the date of the feed, but not the ID of an article, when it is revised", () => {
  const feed = read({ entries: [{ ...entry, updated: "2024-03-04" }] });
  expect(feed.updated).toBe("2024-03-04T12:00:00Z");
  expect(feed.entries?.[0]).toMatchObject({ id: entry.address, updated: "2024-03-04T12:00:00Z" });
});

test("contains only the first thirty entries", () => {
  const entries = Array.from({ length: 40 }, (_, index) => ({ ...entry, title: `Text ${index}` }));
  const feed = read({ entries });
  expect(feed.entries).toHaveLength(30);
  expect(feed.entries?.[0]?.title?.value).toBe("Text 0");
});
