// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/sample-page-data.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("shows the moments in their order, each with its time", () => {
  const items = [
    { when: "1962", title: "O forno" },
    { when: "1998", title: "A loja", description: "Na rua.", image: sampleImage },
  ];
  const page = drawBlock({ type: "timeline", title: "Desde 1962", items });
  expect(textsOf(page, "ol > li > .moment")).toEqual(["1962", "1998"]);
  expect(textsOf(page, "ol h3")).toEqual(["O forno", "A loja"]);
  expect(page.querySelectorAll("img")).toHaveLength(1);
});

test("renders the moments as h2 if the block is the first", () => {
  const page = drawBlock(
    { type: "timeline", title: "A", items: [{ when: "1", title: "B" }] },
    { first: true },
  );
  expect(textsOf(page, "h1, h2, h3")).toEqual(["A", "B"]);
  expect(page.querySelector("h3")).toBeNull();
});

test("makes the across variant focusable and names it if it may be wider than the page", () => {
  const items = ["1962", "1998", "2009", "2024"].map((when) => ({ when, title: `Em ${when}` }));
  const block = { type: "timeline" as const, title: "Desde 1962", variant: "across" as const };
  const group = drawBlock({ ...block, items }).querySelector("[role=group]");
  expect(group?.getAttribute("tabindex")).toBe("0");
  const name = document.getElementById(group?.getAttribute("aria-labelledby") ?? "");
  expect(name?.textContent).toBe("Desde 1962");
  const few = drawBlock({ ...block, items: items.slice(1) });
  expect(few.querySelector("[tabindex]")).toBeNull();
  expect(textsOf(few, ".across ol > li > .moment")).toEqual(["1998", "2009", "2024"]);
});

test("uses the line variant by default", () => {
  const block = { type: "timeline" as const, title: "A", items: [{ when: "1", title: "B" }] };
  const usual = drawBlock(block).innerHTML;
  expect(drawBlock({ ...block, variant: "line" }).innerHTML).toBe(usual);
});
