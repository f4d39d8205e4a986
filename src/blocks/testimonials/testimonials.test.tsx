// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Testimonial, TestimonialsBlock } from "../../model/types.ts";
import type { PageInfo, SiteInfo } from "../../ui/block-props.ts";
import { Testimonials } from "./testimonials.tsx";

const page: PageInfo = { route: "/", title: "Home", first: false, index: 3 };
const site = {
  settings: { language: "en-US" },
  labels: { common: { example: "example" }, testimonials: { rating: "{n} of 5 stars" } },
} as SiteInfo;
const ana: Testimonial = {
  id: "ana",
  name: "Ana",
  company: "Bakery",
  text: "Done by *seven*.",
  stars: 5,
};

function render(entries: Testimonial[], fields: Partial<TestimonialsBlock> = {}, first = false) {
  const block: TestimonialsBlock = { type: "testimonials", title: "Letters", entries, ...fields };
  const props = { block, site, page: { ...page, first } };
  document.body.innerHTML = renderToStaticMarkup(<Testimonials {...props} />);
  return document.body;
}

const texts = (body: HTMLElement, selector: string) =>
  [...body.querySelectorAll(selector)].map((element) => element.textContent?.trim());

test("renders a testimonial as a quotation with stars, name and company in its caption", () => {
  const body = render([ana, { ...ana, id: "rui", name: "Rui", stars: 3 }]);
  expect(texts(body, "figure blockquote")).toEqual(["Done by seven.", "Done by seven."]);
  expect(texts(body, "figcaption")).toEqual(["5 of 5 stars Ana Bakery", "3 of 5 stars Rui Bakery"]);
});

test("draws the given number of stars, hidden from screen readers", () => {
  const body = render([{ ...ana, stars: 4 }]);
  expect(body.querySelectorAll(".stars path")).toHaveLength(4);
  expect(body.querySelector(".stars")?.getAttribute("aria-hidden")).toBe("true");
});

test("renders the quotation before its author", () => {
  const [first, second] = render([ana]).querySelector("figure")?.children ?? [];
  expect([first?.tagName, second?.tagName]).toEqual(["BLOCKQUOTE", "FIGCAPTION"]);
});

test("marks a sample testimonial as an example", () => {
  const body = render([{ ...ana, sample: true }]);
  expect(texts(body, "figcaption em")).toEqual(["example"]);
  expect(render([ana]).querySelector("figcaption em")).toBeNull();
});

test("shows the title in the margin, above with a lede, or as h1 if the block is the first", () => {
  expect(texts(render([ana]), ".remark h2")).toEqual(["Letters"]);
  const withLede = render([ana], { lede: "Three of many." });
  expect(texts(withLede, ".heads h2, .heads p")).toEqual(["Letters", "Three of many."]);
  expect(texts(render([ana], {}, true), "h1")).toEqual(["Letters"]);
});

test("shows the same testimonials below a title in the grid and single variants", () => {
  const two = [ana, { ...ana, id: "rui", name: "Rui" }];
  const letters = render(two);
  const usual = letters.innerHTML;
  const said = texts(letters, "figure");
  expect(render(two, { variant: "letters" }).innerHTML).toBe(usual);
  for (const variant of ["grid", "single"] as const) {
    const body = render(two, { variant });
    expect(texts(body, "figure")).toEqual(said);
    expect(texts(body, ".heads h2")).toEqual(["Letters"]);
  }
  expect(texts(render(two, { variant: "grid" }), ".spread.by-2 > figure")).toEqual(said);
});

test("converts quotation marks inside a testimonial to the inner ones of the language", () => {
  const body = render([{ ...ana, text: "They said “by seven” and meant it." }]);
  expect(texts(body, "blockquote")).toEqual(["They said ‘by seven’ and meant it."]);
});
