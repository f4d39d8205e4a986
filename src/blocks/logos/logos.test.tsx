// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/samples.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("a logo is a link where it leads somewhere", () => {
  const items = [{ image: sampleImage }, { image: sampleImage, to: "https://partner.example/" }];
  const page = drawBlock({ type: "logos", title: "Parceiros", items });
  expect([...page.querySelectorAll("li > *")].map(({ tagName }) => tagName)).toEqual(["IMG", "A"]);
  expect(textsOf(page, "h2")).toEqual(["Parceiros"]);
});

test("a logo that is drawn for the dark too keeps the ground of the page", () => {
  const sources = [{ media: "(prefers-color-scheme:dark)", srcset: "/dark.svg" }];
  const items = [{ image: sampleImage }, { image: { ...sampleImage, sources } }];
  const page = drawBlock({ type: "logos", title: "Parceiros", items });
  const kept = [...page.querySelectorAll("li")].map((item) =>
    item.classList.contains("both-schemes"),
  );
  expect(kept).toEqual([false, true]);
});
