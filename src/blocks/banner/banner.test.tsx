// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { BannerBlock } from "../../model/types.ts";
import type { Listing, PageInfo, SiteInfo } from "../../ui/block-props.ts";
import { Banner } from "./banner.tsx";

const page: PageInfo = { route: "/blog", title: "Blog", first: true, index: 0 };
const site = {
  settings: { language: "en" },
  labels: { articles: { countOne: "{n} article", countOther: "{n} articles" } },
} as SiteInfo;

function listing(total: number, latest?: string): Listing {
  return {
    articles: [],
    categories: [],
    total,
    count: total,
    pagination: { current: 1, last: 1 },
    latest,
  };
}

function render(fields: Partial<BannerBlock>, on: Partial<PageInfo> = {}): HTMLElement {
  const block: BannerBlock = { type: "banner", title: "Blog", ...fields };
  const props = { block, site, page: { ...page, ...on } };
  document.body.innerHTML = renderToStaticMarkup(<Banner {...props} />);
  return document.body;
}

const dateline = (body: HTMLElement) =>
  [...body.querySelectorAll(".dateline span")].map((span) => span.textContent?.trim());

test("renders the title as h1, with lede and picture if given", () => {
  const plain = render({ title: "Services,\nin full" });
  expect(plain.querySelector("h1")?.innerHTML).toBe("Services,<br>in full");
  expect(plain.querySelectorAll("p, img")).toHaveLength(0);

  const image = { src: "/hats.svg", alt: "Three hats", width: 3, height: 2 };
  const rich = render({ lede: "Six kinds of work.", image });
  expect(rich.querySelector(".heads p")?.textContent).toBe("Six kinds of work.");
  expect(rich.querySelector("img")?.getAttribute("alt")).toBe("Three hats");
});

test("renders the title as h1 even below a notice", () => {
  expect(render({}, { first: false, index: 1 }).querySelectorAll("h1")).toHaveLength(1);
});

test("shows month, strapline and number of articles in the dateline of a nameplate", () => {
  const fields = { variant: "nameplate", strapline: "In plain words" } as const;
  const body = render(fields, { listing: listing(6, "2024-01-15") });
  expect(dateline(body)).toEqual(["January 2024", "In plain words", "6 articles"]);
});

test("shows only available parts in the dateline, and no dateline outside a nameplate", () => {
  const nameplate = { variant: "nameplate" } as const;
  expect(dateline(render(nameplate, { listing: listing(1) }))).toEqual(["1 article"]);
  expect(dateline(render(nameplate, { listing: listing(0) }))).toEqual(["0 articles"]);
  expect(dateline(render({ ...nameplate, strapline: "Words" }))).toEqual(["Words"]);
  expect(render(nameplate).querySelector(".dateline")).toBeNull();
  expect(render({ strapline: "Words" }).querySelector(".dateline")).toBeNull();
});

test.each([
  ["Blog Chronos", false],
  ["Notes from the counter", true],
  ["Constitutional", true],
  ["Extraordinary", true],
])("sets a nameplate smaller only if it would not fit its line: %s", (title, smaller) => {
  const section = render({ title, variant: "nameplate" }).querySelector("section");
  expect(section?.classList.contains("long")).toBe(smaller);
});
