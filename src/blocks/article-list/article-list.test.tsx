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

describe("the line of categories", () => {
  const choices = (listing: Listing) => [...list(listing).querySelectorAll("nav a")];

  test("is links with counts, all articles first", () => {
    const root = list(sampleListing(6));
    expect(root.querySelector("nav")?.getAttribute("aria-label")).toBe("Filtrar por categoria");
    expect(elementTexts(root, "nav a")).toEqual(["Todos 6", "Gestão 6"]);
  });

  test("leads to pages of their own, and says where scripts may stay in place", () => {
    const link = choices(sampleListing(6))[1];
    expect(link?.getAttribute("href")).toBe("/blog/categoria/gestao");
    expect(link?.getAttribute("data-in-place")).toBe("/blog?categoria=gestao");
  });

  test("marks the current choice and no other", () => {
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

  test("has a heading even where the block has none", () => {
    expect(elementTexts(list(sampleListing(1)), "h2")).toEqual(["Arquivo"]);
  });

  test("is named after its category", () => {
    const category = { id: "gestao", label: "Gestão" };
    const root = list(sampleListing(1, { category }), { title: "Todos os artigos" });
    expect(elementTexts(root, "h2")).toEqual(["Gestão: artigos"]);
  });

  test("says in words how many articles the choice has, the featured one included", () => {
    const status = (count: number) =>
      elementText(
        list(sampleListing(1, { count })).querySelector('[role="status"][data-announce]'),
      );
    expect(status(1)).toBe("1 artigo");
    expect(status(6)).toBe("6 artigos");
  });

  test("stands with a lede, and without articles", () => {
    const root = list(sampleListing(0), { lede: "Um texto a cada **quinze** dias." });
    expect(elementText(root.querySelector(".lede"))).toBe("Um texto a cada quinze dias.");
    expect(root.querySelector(".stories")).toBeNull();
  });

  test("is nothing on a page without a list", () => {
    expect(list(undefined).innerHTML).toBe("");
  });
});

describe("further pages", () => {
  const paged = (pagination: Listing["pagination"]) =>
    list(sampleListing(2, { pagination })).querySelector(".pagination");

  test("are linked in both directions, with the place among them", () => {
    const nav = paged({ current: 2, last: 3, previous: "/blog", next: "/blog/pagina/3" });
    expect(nav?.getAttribute("aria-label")).toBe("Páginas do blog");
    expect(elementText(nav)).toBe("Página anteriorPágina 2 de 3Próxima página");
    expect(nav?.querySelector('[rel="prev"]')?.getAttribute("href")).toBe("/blog");
    expect(nav?.querySelector('[rel="next"]')?.getAttribute("href")).toBe("/blog/pagina/3");
  });

  test("are linked forward only from the first page", () => {
    expect(paged({ current: 1, last: 2, next: "/blog/pagina/2" })?.children).toHaveLength(2);
  });

  test("are not mentioned where there is one page", () => {
    expect(paged({ current: 1, last: 1 })).toBeNull();
  });
});
