// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { readPageData } from "./page-data-from-document.ts";

const shown = [
  '<main><div data-block="banner"><h1>Wheels</h1></div>',
  '<div data-block="prose"><div data-block="not one of the page">Round.</div></div></main>',
].join("");

beforeEach(() => {
  document.head.innerHTML =
    '<title>Wheels · Shop</title><link rel="canonical" href="https://shop.example/base/wheels">';
  document.body.innerHTML = shown;
});

test("reads a document without page data as a page at its canonical address, with static blocks", () => {
  expect(readPageData("/assets/styles.css")).toEqual({
    route: "/base/wheels",
    title: "Wheels · Shop",
    styles: "/assets/styles.css",
    blocks: [
      { type: "banner", html: "" },
      { type: "prose", html: "" },
    ],
  });
});

test("returns the page data that the document contains", () => {
  const page = { route: "/404", title: "Gone", styles: "/assets/styles.css", blocks: [] };
  const data = document.createElement("script");
  Object.assign(data, { type: "application/json", id: "_data", textContent: JSON.stringify(page) });
  document.body.append(data);
  expect(readPageData("/assets/other.css")).toEqual(page);
});
