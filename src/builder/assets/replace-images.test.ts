import { expect, test } from "vitest";
import { collectImages, replaceImages } from "./replace-images.ts";

const picture = { src: "/media/a.svg", alt: "A", width: 1, height: 2 };
const content = {
  title: "A page",
  price: 299,
  nothing: undefined,
  blocks: [{ image: picture, entries: [{ icon: { ...picture, src: "/media/b.svg" } }] }],
};

test("pictures are found wherever they stand", () => {
  expect(collectImages(content).map(({ src }) => src)).toEqual(["/media/a.svg", "/media/b.svg"]);
});

test("only pictures change, and the content that was given stays as it was", () => {
  const painted = replaceImages(content, (image) => ({ ...image, src: image.src.toUpperCase() }));
  expect(painted.blocks[0]?.image).toEqual({ ...picture, src: "/MEDIA/A.SVG" });
  expect(painted).toMatchObject({ title: "A page", price: 299 });
  expect(content.blocks[0]?.image.src).toBe("/media/a.svg");
});

test("a picture inside another one is found and changes with it", () => {
  const logo = { ...picture, dark: { ...picture, src: "/media/b.svg" } };
  expect(collectImages({ logo }).map(({ src }) => src)).toEqual(["/media/a.svg", "/media/b.svg"]);
  const painted = replaceImages({ logo }, (image) => ({ ...image, src: image.src.toUpperCase() }));
  expect([painted.logo.src, painted.logo.dark.src]).toEqual(["/MEDIA/A.SVG", "/MEDIA/B.SVG"]);
});
