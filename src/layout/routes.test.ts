import { expect, test } from "vitest";
import type { Article, Labels, Page } from "../model/types.ts";
import { type SiteContent, toRoutes } from "./routes.ts";

const image = { src: "/media/a.svg", alt: "", width: 1, height: 1 };
const labels = {
  articles: { categoryTitle: "On {category}", pageOf: "page {n} of {total}" },
  search: { slug: "find", title: "Search", description: "All of it." },
} as Labels;

function article(id: string, category: string, featured = false): Article {
  const texts = { title: id, excerpt: `About ${id}`, body: "Text.", author: "ann" };
  return { id, category, featured, image, date: "2024-01-01", readingMinutes: 1, ...texts };
}

function page(route: string, types: string[]): Page {
  const blocks = types.map((type) => ({ type }));
  return { route, title: route, description: "", blocks } as unknown as Page;
}

const site = {
  settings: {
    articles: { route: "/blog", categorySegment: "topic", pageSegment: "page", perPage: 12 },
  },
  pages: [page("/", ["notice", "hero", "cta"]), page("/blog", ["banner", "article-list"])],
  articles: [article("new", "tax", true), article("mid", "staff"), article("old", "tax")],
  categories: [
    { id: "tax", label: "Tax" },
    { id: "staff", label: "Staff" },
  ],
  team: [{ id: "ann", name: "Ann Lee" }],
} as unknown as SiteContent;

const views = toRoutes(site, labels);
const view = (route: string) => views.find((each) => each.route === route);

test("creates a view for every address of the site", () => {
  expect(views.map(({ route }) => route)).toEqual([
    "/",
    "/blog",
    "/blog/topic/tax",
    "/blog/topic/staff",
    "/blog/new",
    "/blog/mid",
    "/blog/old",
  ]);
});

test("marks the first block that is not a notice as the first of its page", () => {
  const content = view("/")?.content;
  const blocks = content?.kind === "blocks" ? content.blocks : [];
  expect(blocks.map(({ page }) => [page.index, page.first])).toEqual([
    [0, false],
    [1, true],
    [2, false],
  ]);
});

test("a category page has the list page as its base, and its own title", () => {
  expect(view("/blog/topic/tax")).toMatchObject({ base: "/blog", title: "On Tax" });
  expect(view("/blog")?.base).toBeUndefined();
});

test("an article page has its author, neighbours and related articles", () => {
  const content = view("/blog/mid")?.content;
  if (content?.kind !== "article") throw new Error("not an article");
  const { card, previous, next, related } = content.article;
  expect(card).toMatchObject({ author: "Ann Lee", to: "/blog/mid", category: { label: "Staff" } });
  expect([previous?.id, next?.id]).toEqual(["old", "new"]);
  expect(related.map(({ id }) => id)).toEqual(["new", "old"]);
});

test("the featured article stays in the list if the page has no separate place for it", () => {
  const list = view("/blog")?.content;
  const listing = list?.kind === "blocks" ? list.blocks[1]?.page.listing : undefined;
  expect(listing?.featured).toBeUndefined();
  expect(listing?.articles.map(({ id }) => id)).toEqual(["new", "mid", "old"]);
});

test("a site with search enabled has a search view, which lists each page and article once", () => {
  const hidden = { ...page("/thanks", ["prose"]), noindex: true };
  const about = { ...page("/about", ["prose"]), title: "Área" };
  const team = { ...page("/team", ["prose"]), title: "Both of us" };
  const pages = [team, about, hidden, page("/404", ["banner"]), ...site.pages];
  const asked = { ...site, pages, settings: { ...site.settings, search: true } };
  const found = toRoutes(asked, labels).at(-1);
  expect(found).toMatchObject({ route: "/find", title: "Search", noindex: true });
  const search = found?.content.kind === "search" ? found.content.search : undefined;
  // The home page comes first, then the other pages by title.
  expect(search?.pages.map(({ to }) => to)).toEqual(["/", "/blog", "/about", "/team"]);
  expect(search?.articles.map(({ to }) => to)).toEqual(["/blog/new", "/blog/mid", "/blog/old"]);
});
