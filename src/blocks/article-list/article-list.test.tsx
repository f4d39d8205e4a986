// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { elementText, elementTexts, renderStatic } from "../../testing/browser/markup.ts";
import { sampleListing, samplePage, sampleSite } from "../../testing/content/sample-page-data.ts";
import type { Listing } from "../../ui/block-props.ts";
import { ArticleList } from "./article-list.tsx";

const block = { type: "article-list" as const };

function list(listing: Listing | undefined, changes: { title?: string; lede?: string } = {}) {
  const page = samplePage({ listing });
  return renderStatic(
    <ArticleList block={{ ...block, ...changes }} site={sampleSite} page={page} />,
  );
}

describe("the category filter", () => {
  const choices = (listing: Listing) => [...list(listing).querySelectorAll("nav a")];

  test("shows links with counts, starting with all articles", () => {
    const root = list(sampleListing(6));
    expect(root.querySelector("nav")?.getAttribute("aria-label")).toBe("Filtrar por categoria");
    expect(elementTexts(root, "nav a")).toEqual(["Todos 6", "Gestão 6"]);
  });

  test("links to a page per category, with an in-place address for scripts", () => {
    const link = choices(sampleListing(6))[1];
    expect(link?.getAttribute("href")).toBe("/blog/categoria/gestao");
    expect(link?.getAttribute("data-in-place")).toBe("/blog?categoria=gestao");
  });

  test("marks only the current category", () => {
    const marks = choices(sampleListing(6)).map((link) => link.getAttribute("aria-current"));
    expect(marks).toEqual(["true", null]);
  });
});

describe("the list", () => {
  test("shows every article of the page under one heading", () => {
    const root = list(sampleListing(7), { title: "Todos os artigos" });
    expect(elementTexts(root, "h2")).toEqual(["Todos os artigos"]);
    expect(root.querySelectorAll("article")).toHaveLength(7);
  });

  test("has a default heading if the block has no title", () => {
    expect(elementTexts(list(sampleListing(1)), "h2")).toEqual(["Arquivo"]);
  });

  test("names its category in the heading", () => {
    const category = { id: "gestao", label: "Gestão" };
    const root = list(sampleListing(1, { category }), { title: "Todos os artigos" });
    expect(elementTexts(root, "h2")).toEqual(["Gestão: artigos"]);
  });

  test("announces the number of articles, in the singular or plural", () => {
    const status = (count: number) =>
      elementText(
        list(sampleListing(1, { count })).querySelector('[role="status"][data-announce]'),
      );
    expect(status(1)).toBe("1 artigo");
    expect(status(6)).toBe("6 artigos");
  });

  test("shows a lede, and no empty list without articles", () => {
    const root = list(sampleListing(0), { lede: "Um texto a cada **quinze** dias." });
    expect(elementText(root.querySelector(".lede"))).toBe("Um texto a cada quinze dias.");
    expect(root.querySelector(".stories")).toBeNull();
  });

  test("renders nothing on a page without a listing", () => {
    expect(list(undefined).innerHTML).toBe("");
  });
});

describe("pagination", () => {
  const paged = (pagination: Listing["pagination"]) =>
    list(sampleListing(2, { pagination })).querySelector(".pagination");

  test("links to the previous and next page, and shows the page number", () => {
    const nav = paged({ current: 2, last: 3, previous: "/blog", next: "/blog/pagina/3" });
    expect(nav?.getAttribute("aria-label")).toBe("Páginas do blog");
    expect(elementText(nav)).toBe("Página anteriorPágina 2 de 3Próxima página");
    expect(nav?.querySelector('[rel="prev"]')?.getAttribute("href")).toBe("/blog");
    expect(nav?.querySelector('[rel="next"]')?.getAttribute("href")).toBe("/blog/pagina/3");
  });

  test("shows no link to a previous page on the first page", () => {
    expect(paged({ current: 1, last: 2, next: "/blog/pagina/2" })?.children).toHaveLength(2);
  });

  test("renders nothing if there is only one page", () => {
    expect(paged({ current: 1, last: 1 })).toBeNull();
  });
});
