// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Claim, StatsBlock } from "../../model/types.ts";
import type { PageInfo, SiteInfo } from "../../ui/block-props.ts";
import { Stats } from "./stats.tsx";

const page: PageInfo = { route: "/about", title: "About", first: false, index: 4 };
const site = { labels: { common: { example: "example" } } } as SiteInfo;

function claim(id: string, value: string, fields: Partial<Claim> = {}): Claim {
  return {
    id,
    value,
    label: `of ${id}`,
    source: `Book ${id}`,
    verifiedAt: "2024-01-02",
    ...fields,
  };
}

function render(entries: Claim[], fields: Partial<StatsBlock> = {}): HTMLElement {
  const block: StatsBlock = { type: "stats", entries, ...fields };
  document.body.innerHTML = renderToStaticMarkup(<Stats block={block} site={site} page={page} />);
  return document.body;
}

const texts = (body: HTMLElement, selector: string) =>
  [...body.querySelectorAll(selector)].map((element) => element.textContent?.trim());

test("shows each figure with its label and source", () => {
  const body = render([claim("years", "15+"), claim("clients", "98%")], { title: "Numbers" });
  expect(texts(body, "li")).toEqual(["15+ of yearsBook years", "98% of clientsBook clients"]);
  expect(texts(body, "h2")).toEqual(["Numbers"]);
});

test.each([
  ["24h", "h"],
  ["98%", "%"],
  ["3 km", " km"],
  ["15+", undefined],
  ["2009", undefined],
  ["CRC", undefined],
  ["4 hours", undefined],
])("sets a short unit after a figure small: %s", (value, unit) => {
  const body = render([claim("a", value)]);
  expect(body.querySelector(".numeral")?.textContent).toBe(value);
  expect(body.querySelector("small")?.textContent).toBe(unit);
});

test("marks a sample figure as an example", () => {
  const body = render([claim("a", "15+", { sample: true }), claim("b", "98%")]);
  expect(texts(body, ".note")).toEqual(["Book a example", "Book b"]);
});

test("sets a very long figure smaller", () => {
  const body = render([claim("a", "1,234,567.89"), claim("b", "500+")]);
  expect(texts(body, ".long")).toEqual(["1,234,567.89"]);
});

test("renders no heading without a title", () => {
  const body = render([claim("a", "1")]);
  expect(body.querySelector("section")?.hasAttribute("aria-labelledby")).toBe(false);
  expect(body.querySelector(".heads")).toBeNull();
});

test("shows the same figures in the wall variant, and uses row by default", () => {
  const entries = [claim("a", "15+"), claim("b", "98%")];
  const row = render(entries);
  const usual = row.innerHTML;
  const said = texts(row, "li");
  expect(render(entries, { variant: "row" }).innerHTML).toBe(usual);
  const wall = render(entries, { variant: "wall" });
  expect(texts(wall, ".wall li")).toEqual(said);
  expect(wall.querySelector(".spread")).toBeNull();
});
