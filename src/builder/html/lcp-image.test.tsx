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

test("the first picture of the first block is loaded at once and first, the others when they are near", () => {
  expect(loading(picture + picture, picture)).toEqual(["high lazy", "lazy"]);
});

test("where the first block shows none, it is that of the second", () => {
  expect(loading("<h1>Blog</h1>", picture, picture)).toEqual(["", "high", "lazy"]);
});

test("a notice above them does not count", () => {
  expect(loading("", "<h1>Blog</h1>", picture)).toEqual(["", "", "high"]);
});

test("further down no picture is in the first screen", () => {
  expect(loading("<h1>Blog</h1>", "<p>Words</p>", picture)).toEqual(["", "", "lazy"]);
});
