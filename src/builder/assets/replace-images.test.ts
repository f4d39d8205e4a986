import { expect, test } from "vitest";
import { collectImages, replaceImages } from "./replace-images.ts";

const picture = { src: "/media/a.svg", alt: "A", width: 1, height: 2 };
const content = {
  title: "A page",
  price: 299,
  nothing: undefined,
  blocks: [{ image: picture, entries: [{ icon: { ...picture, src: "/media/b.svg" } }] }],
};

test("finds pictures at any depth of the content", () => {
  expect(collectImages(content).map(({ src }) => src)).toEqual(["/media/a.svg", "/media/b.svg"]);
});

test("changes only pictures, and does not mutate the given content", () => {
  const painted = replaceImages(content, (image) => ({ ...image, src: image.src.toUpperCase() }));
  expect(painted.blocks[0]?.image).toEqual({ ...picture, src: "/MEDIA/A.SVG" });
  expect(painted).toMatchObject({ title: "A page", price: 299 });
  expect(content.blocks[0]?.image.src).toBe("/media/a.svg");
});

test("finds and changes a picture nested in another picture", () => {
  const logo = { ...picture, dark: { ...picture, src: "/media/b.svg" } };
  expect(collectImages({ logo }).map(({ src }) => src)).toEqual(["/media/a.svg", "/media/b.svg"]);
  const painted = replaceImages({ logo }, (image) => ({ ...image, src: image.src.toUpperCase() }));
  expect([painted.logo.src, painted.logo.dark.src]).toEqual(["/MEDIA/A.SVG", "/MEDIA/B.SVG"]);
});
