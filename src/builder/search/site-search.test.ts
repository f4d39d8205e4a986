import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { findPages } from "../../layout/search/find-pages.ts";
import { foldedWords } from "../../layout/search/folded-words.ts";
import type { SearchIndex } from "../../layout/search/search-index.ts";
import { stem } from "../../layout/search/stems/english-stem.ts";
import { decodeWordList } from "../../layout/search/word-list.ts";
import { createWorkspace, type Workspace } from "../../testing/content/workspace.ts";
import { hashFiles } from "../../testing/file-hashes.ts";
import { buildSite } from "../build.ts";
import { visibleText } from "./visible-text.ts";

const asked = "articles: {route: /journal";
const date = "2026-11-24";

type Built = ReadonlyMap<string, string>;

async function build(workspace: Workspace, name = "out"): Promise<Built> {
  const out = join(workspace.directory, "..", name);
  const { pages } = await buildSite({ content: workspace.directory, out, date });
  expect(pages).toBeGreaterThan(0);
  const paths = [...hashFiles(out).keys()];
  const texts = paths.map(async (path) => [path, await readFile(join(out, path), "utf8")] as const);
  return new Map(await Promise.all(texts));
}

async function createSearched(): Promise<Workspace> {
  const workspace = await createWorkspace();
  await workspace.edit("site.yaml", asked, `search: true\n${asked}`);
  return workspace;
}

let without: Built;
let searched: Built;

beforeAll(async () => {
  const workspaces = [await createWorkspace(), await createSearched()] as const;
  without = await build(workspaces[0]);
  searched = await build(workspaces[1]);
  for (const workspace of workspaces) await workspace.dispose();
}, 120_000);

const bare = (path: string) => path.replace(/-[\w-]{8,10}\.(\w+)$/, "-#.$1");

/** Names that only a search adds: its styles, scripts, files and attributes. */
const traces =
  /search-(?:link|desk|form|found|count|all)|search-form|live-search|assets\/search-|role="?search|data-index|SearchAction/;

test("adds nothing of the search to a site without a search", () => {
  const more = [...searched.keys()].map(bare);
  for (const path of [...without.keys()].map(bare)) more.splice(more.indexOf(path), 1);
  expect(more.sort()).toEqual([
    "assets/live-search-#.js",
    "assets/search-#.json",
    "slug.html",
    "slug.json",
  ]);
  const traced = (files: Built) =>
    [...files].filter(([, text]) => traces.test(text)).map(([path]) => bare(path));
  expect(traced(searched)).toContain("index.html");
  expect(traced(without)).toEqual([]);
});

function readIndex(files: Built): SearchIndex {
  const [, text = ""] = [...files].find(([path]) => /^assets\/search-/.test(path)) ?? [];
  return JSON.parse(text);
}

test("finds each page by each of its words", () => {
  const index = readIndex(searched);
  const known = decodeWordList(index.words ?? { words: "", places: "" });
  expect(index.pages.map(([to]) => to)).toEqual([
    "/contact",
    "/",
    "/journal",
    "/journal/brakes",
    "/journal/chains",
  ]);
  index.pages.forEach(([to], page) => {
    const words = new Set(foldedWords(visibleText(shownAt(searched, to))));
    expect(words.size).toBeGreaterThan(1);
    for (const word of words)
      expect(
        findPages(word, { known, pages: index.pages, stem }).pages,
        `${word}: ${to}`,
      ).toContain(page);
  });
});

/**
 * Returns the searchable markup of a page. For an article, that is its own text, without related
 * links.
 */
function shownAt(files: Built, to: string): string {
  const markup = files.get(`${to === "/" ? "index" : to.slice(1)}.html`) ?? "";
  const article = /<div class="?text"?>.*?(?=<div class="?share|<\/article>)/s.exec(markup);
  return article?.[0] ?? /<main.*<\/main>/s.exec(markup)?.[0] ?? "";
}

test("excludes noindex pages and drafts from the search", async () => {
  const workspace = await createSearched();
  await workspace.edit("pages/contact.yaml", "title: Contact\n", "title: Contact\nnoindex: true\n");
  await workspace.edit("articles/chains.yaml", "title:", "draft: true\ntitle:");
  const index = readIndex(await build(workspace));
  expect(index.pages.map(([to]) => to)).toEqual(["/", "/journal", "/journal/brakes"]);
});

test("lists all pages as links on the search page, which is noindex and not in the sitemap", () => {
  const page = searched.get("slug.html") ?? "";
  for (const to of ["/", "/contact", "/journal", "/journal/chains"])
    expect(page).toMatch(new RegExp(`<a href="?${to}"?>`));
  expect(page).toContain('content="noindex"');
  expect(page).toMatch(/<form[^>]* role="?search/);
  expect(searched.get("sitemap.xml")).not.toContain("/slug");
  expect(searched.get("index.html")).toContain(
    '"urlTemplate":"https://spoke.example/slug?q={search_term_string}"',
  );
});

test("has the same content security policy with and without a search", () => {
  const policyOf = (files: Built) =>
    /Content-Security-Policy" content="([^"]*)/
      .exec(files.get("journal.html") ?? "")?.[1]
      ?.replace(/'sha256-[^']*'/g, "#");
  const policy = policyOf(without);
  expect(policy).toContain("trusted-types prelo");
  expect(policyOf(searched)).toBe(policy);
});

test("reports a page at the route of the search, and names site.yaml", async () => {
  const workspace = await createSearched();
  await workspace.edit("pages/contact.yaml", "route: /contact", "route: /slug");
  const found = await workspace.check();
  const [clash] = found.filter(({ code }) => code === "route-collision");
  expect(clash).toMatchObject({ file: "content/pages/contact.yaml", path: "/route" });
  expect(clash?.message).toContain("site.yaml");
});

test("accepts a link to the search page", async () => {
  const workspace = await createSearched();
  await workspace.edit("site.yaml", "{label: Home, to: /}", "{label: Find, to: /slug}");
  expect(await workspace.check()).toEqual([]);
});
