import { expect, test } from "vitest";
import type { ArticleCard } from "../ui/block-props.ts";
import { createListingPages } from "./listing-pages.ts";

const routes = {
  route: "/blog",
  categorySegment: "topic",
  pageSegment: "page",
  perPage: 2,
};
const labels = {
  categoryTitle: "All on {category}",
  pageOf: "page {n} of {total}",
};
const categories = [
  { id: "tax", label: "Tax" },
  { id: "empty", label: "Empty" },
  { id: "staff", label: "Staff" },
];

function card(id: string, category: string): ArticleCard {
  const image = { src: "", alt: "", width: 1, height: 1 };
  const to = `/blog/${id}`;
  const label = { id: category, label: category, to: "" };
  return {
    id,
    title: id,
    excerpt: "",
    image,
    category: label,
    date: "2024-01-01",
    author: "",
    readingMinutes: 1,
    to,
  };
}

const cards = [card("a", "tax"), card("b", "tax"), card("c", "staff"), card("d", "tax")];

function listings(featured?: string) {
  const apart = cards.find(({ id }) => id === featured);
  return createListingPages({ cards, featured: apart, categories, routes, labels });
}

test("splits the list and each category that has articles into pages", () => {
  expect(listings().map(({ route, title }) => [route, title])).toEqual([
    ["/blog", undefined],
    ["/blog/page/2", "page 2 of 2"],
    ["/blog/topic/tax", "All on Tax"],
    ["/blog/topic/tax/page/2", "All on Tax, page 2 of 2"],
    ["/blog/topic/staff", "All on Staff"],
  ]);
});

test("shows the featured article apart on the first page only, and does not repeat it in the list", () => {
  const [first, second, , staff] = listings("a").map(({ listing }) => listing);
  expect(first?.featured?.id).toBe("a");
  expect(first?.articles.map(({ id }) => id)).toEqual(["b", "c"]);
  expect(second?.featured).toBeUndefined();
  expect(second?.articles.map(({ id }) => id)).toEqual(["d"]);
  expect(staff?.featured).toBeUndefined();
});

test("lists a featured article that is the only one of its category", () => {
  const staff = listings("c").at(-1)?.listing;
  expect(staff?.featured).toBeUndefined();
  expect(staff?.articles.map(({ id }) => id)).toEqual(["c"]);
});

test("counts the articles of each category, including the featured one", () => {
  const [first] = listings("a");
  const counts = first?.listing.categories.map(({ id, count, current }) => [id, count, current]);
  expect(counts).toEqual([
    ["", 4, true],
    ["tax", 3, false],
    ["staff", 1, false],
  ]);
});

test("gives each category a page of its own and an address within the list", () => {
  const [, tax] = listings()[0]?.listing.categories ?? [];
  expect(tax).toMatchObject({
    to: "/blog/topic/tax",
    inPlaceTo: "/blog?topic=tax",
  });
});

test("links each page to the previous and next page", () => {
  expect(listings()[0]?.listing.pagination).toEqual({
    current: 1,
    last: 2,
    previous: undefined,
    next: "/blog/page/2",
  });
  expect(listings()[1]?.listing.pagination).toEqual({
    current: 2,
    last: 2,
    previous: "/blog",
    next: undefined,
  });
});
