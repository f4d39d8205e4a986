// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/sample-page-data.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("shows the text and the name of the speaker", () => {
  const page = drawBlock({ type: "quote", text: "Foi **tudo**.", name: "Ana" });
  expect(textsOf(page, "blockquote, figcaption")).toEqual(["Foi tudo.", "Ana"]);
  expect(page.querySelector("h1, h2, img")).toBeNull();
});

test("shows portrait and role beside the name", () => {
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

test("shows one large portrait, outside the caption, in the beside variant", () => {
  const block = { type: "quote" as const, text: "Foi.", name: "Ana", variant: "beside" as const };
  const page = drawBlock({ ...block, image: sampleImage });
  expect(page.querySelectorAll("figure > img")).toHaveLength(1);
  expect(page.querySelector("figcaption img")).toBeNull();
  expect(textsOf(drawBlock(block), ".beside figcaption")).toEqual(["Ana"]);
});

test("adds only a class for the plain variant, and uses large by default", () => {
  const block = { type: "quote" as const, text: "Foi.", name: "Ana", image: sampleImage };
  const usual = drawBlock(block).innerHTML;
  expect(drawBlock({ ...block, variant: "large" }).innerHTML).toBe(usual);
  expect(drawBlock({ ...block, variant: "plain" }).innerHTML).toBe(
    usual.replace("fold quote", "fold quote plain"),
  );
});
