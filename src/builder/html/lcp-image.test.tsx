import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { StaticBlock } from "../../layout/page-data.ts";
import { Picture } from "../../ui/picture.tsx";
import { prioritizeLcpImage } from "./lcp-image.ts";

const image = { src: "/a.svg", alt: "A scale", width: 4, height: 3 };
const picture = renderToStaticMarkup(<Picture image={image} />);

/** Returns the loading attributes of the pictures of a page, block by block. */
function loading(...markup: string[]): string[] {
  const blocks = markup.map((html): StaticBlock => ({ type: html ? "prose" : "notice", html }));
  return prioritizeLcpImage(blocks).map((block) => {
    const { html } = block as StaticBlock;
    const found = html.matchAll(/(?:loading|fetchpriority)="(\w+)"/g);
    return [...found].map(([, when]) => when).join(" ");
  });
}

test("loads the first picture of the first block with high priority, and others lazily", () => {
  expect(loading(picture + picture, picture)).toEqual(["high lazy", "lazy"]);
});

test("prioritises the first picture of the second block if the first block has none", () => {
  expect(loading("<h1>Blog</h1>", picture, picture)).toEqual(["", "high", "lazy"]);
});

test("skips a notice above the first blocks", () => {
  expect(loading("", "<h1>Blog</h1>", picture)).toEqual(["", "", "high"]);
});

test("does not prioritise a picture after the second block", () => {
  expect(loading("<h1>Blog</h1>", "<p>Words</p>", picture)).toEqual(["", "", "lazy"]);
});
