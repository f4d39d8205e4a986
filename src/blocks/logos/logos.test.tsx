// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/sample-page-data.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("renders a logo as a link only if it has a target", () => {
  const items = [{ image: sampleImage }, { image: sampleImage, to: "https://partner.example/" }];
  const page = drawBlock({ type: "logos", title: "Parceiros", items });
  expect([...page.querySelectorAll("li > *")].map(({ tagName }) => tagName)).toEqual(["IMG", "A"]);
  expect(textsOf(page, "h2")).toEqual(["Parceiros"]);
});

test("marks a logo that has a version for the dark scheme", () => {
  const sources = [{ media: "(prefers-color-scheme:dark)", srcset: "/dark.svg" }];
  const items = [{ image: sampleImage }, { image: { ...sampleImage, sources } }];
  const page = drawBlock({ type: "logos", title: "Parceiros", items });
  const kept = [...page.querySelectorAll("li")].map((item) =>
    item.classList.contains("both-schemes"),
  );
  expect(kept).toEqual([false, true]);
});

test("shows the name beside a logo once, inside the link if there is one", () => {
  const items = [{ image: sampleImage }, { image: sampleImage, to: "https://partner.example/" }];
  const block = { type: "logos" as const, title: "Parceiros", items };
  const page = drawBlock({ ...block, variant: "names" });
  expect(textsOf(page, "li")).toEqual([sampleImage.alt, sampleImage.alt]);
  expect([...page.querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["", ""]);
  expect(textsOf(page, "a")).toEqual([sampleImage.alt]);
});

test("shows no name for a logo without alternative text", () => {
  const items = [{ image: { ...sampleImage, alt: "" } }];
  const page = drawBlock({ type: "logos", title: "Parceiros", items, variant: "names" });
  expect(page.querySelector("b")).toBeNull();
  expect(page.querySelector("img")?.alt).toBe("");
});

test("adds only a class for the wall variant, and uses row by default", () => {
  const block = { type: "logos" as const, title: "Parceiros", items: [{ image: sampleImage }] };
  const row = drawBlock(block).innerHTML;
  expect(drawBlock({ ...block, variant: "row" }).innerHTML).toBe(row);
  expect(drawBlock({ ...block, variant: "wall" }).innerHTML).toBe(
    row.replace("fold logos", "fold logos wall"),
  );
});
