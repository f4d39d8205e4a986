// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Image } from "../model/types.ts";
import { Picture, scaleSizes } from "./picture.tsx";

const drawing: Image = { src: "/a.svg", alt: "A scale", width: 4, height: 3 };
const photo: Image = {
  src: "/a-540.jpeg",
  alt: "Ada",
  width: 1200,
  height: 800,
  classes: "photo focus-50-20",
  sources: [
    { type: "image/avif", srcset: "/a-180.avif 180w" },
    { type: "image/webp", srcset: "/a-180.webp 180w" },
  ],
};

test("renders a drawing as a lazy-loading img with width and height", () => {
  expect(renderToStaticMarkup(<Picture image={drawing} className="art" />)).toBe(
    '<img class="art" src="/a.svg" alt="A scale" width="4" height="3" loading="lazy"/>',
  );
});

test("offers the formats of a photo in order, each with the sizes of the slot", () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Picture image={photo} className="cover" sizes="50vw" />,
  );
  const sources = [...document.querySelectorAll("picture > source")];
  expect(sources.map((source) => source.getAttribute("type"))).toEqual([
    "image/avif",
    "image/webp",
  ]);
  expect(sources.map((source) => source.getAttribute("sizes"))).toEqual(["50vw", "50vw"]);
  expect(document.querySelector("picture > img:last-child")?.className).toBe(
    "cover photo focus-50-20",
  );
});

const cuts: Image = {
  ...drawing,
  sources: [{ media: "(prefers-color-scheme:dark)", srcset: "/a-dark.svg" }],
  small: { src: "/a-small.svg", darkSrc: "/a-small-dark.svg" },
};

/** Returns the images from which a browser chooses, in its order of preference. */
function offers(markup: string): string[] {
  document.body.innerHTML = markup;
  const sources = [...document.querySelectorAll("source")];
  const offered = sources.map(({ media, srcset }) => `${media}: ${srcset}`);
  return [...offered, document.querySelector("img")?.getAttribute("src") ?? ""];
}

test("offers the dark variant of a drawing", () => {
  expect(offers(renderToStaticMarkup(<Picture image={cuts} />))).toEqual([
    "(prefers-color-scheme:dark): /a-dark.svg",
    "/a.svg",
  ]);
});

test("shows the small variant of a drawing in a small slot, if there is one", () => {
  expect(offers(renderToStaticMarkup(<Picture image={cuts} small />))).toEqual([
    "(prefers-color-scheme:dark): /a-small-dark.svg",
    "/a-small.svg",
  ]);
  expect(offers(renderToStaticMarkup(<Picture image={drawing} small />))).toEqual(["/a.svg"]);
});

test("offers both variants, the small one first, if the slot is small at some widths", () => {
  const markup = renderToStaticMarkup(<Picture image={cuts} small="(min-width:1241px)" />);
  expect(offers(markup)).toEqual([
    "(min-width:1241px) and (prefers-color-scheme:dark): /a-small-dark.svg",
    "(min-width:1241px): /a-small.svg",
    "(prefers-color-scheme:dark): /a-dark.svg",
    "/a.svg",
  ]);
});

test("scales the sizes up if the slot crops the sides of the picture", () => {
  expect(scaleSizes("(max-width: 900px) 100vw, 88px", 3.04)).toBe(
    "(max-width: 900px) calc(3 * 100vw), calc(3 * 88px)",
  );
  expect(scaleSizes("88px", 0.6)).toBe("88px");
  document.body.innerHTML = renderToStaticMarkup(
    <Picture image={photo} sizes="88px" ratio={0.75} />,
  );
  expect(document.querySelector("source")?.getAttribute("sizes")).toBe("calc(2 * 88px)");
});
