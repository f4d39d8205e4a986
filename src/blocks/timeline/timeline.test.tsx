// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/samples.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("moments stand in their order, each with when it was", () => {
  const items = [
    { when: "1962", title: "O forno" },
    { when: "1998", title: "A loja", description: "Na rua.", image: sampleImage },
  ];
  const page = drawBlock({ type: "timeline", title: "Desde 1962", items });
  expect(textsOf(page, "ol > li > .moment")).toEqual(["1962", "1998"]);
  expect(textsOf(page, "ol h3")).toEqual(["O forno", "A loja"]);
  expect(page.querySelectorAll("img")).toHaveLength(1);
});

test("where it stands first its moments are headings of the second level", () => {
  const page = drawBlock(
    { type: "timeline", title: "A", items: [{ when: "1", title: "B" }] },
    { first: true },
  );
  expect(textsOf(page, "h1, h2, h3")).toEqual(["A", "B"]);
  expect(page.querySelector("h3")).toBeNull();
});
