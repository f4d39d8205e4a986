// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/samples.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("a sentence has who said it", () => {
  const page = drawBlock({ type: "quote", text: "Foi **tudo**.", name: "Ana" });
  expect(textsOf(page, "blockquote, figcaption")).toEqual(["Foi tudo.", "Ana"]);
  expect(page.querySelector("h1, h2, img")).toBeNull();
});

test("a portrait and what one is are said beside the name", () => {
  const page = drawBlock({
    type: "quote",
    text: "Foi.",
    name: "Ana",
    role: "mãe",
    image: sampleImage,
  });
  expect(textsOf(page, "figcaption p > *")).toEqual(["Ana", "mãe"]);
  expect(page.querySelector("img")?.alt).toBe(sampleImage.alt);
});
