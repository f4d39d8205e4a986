import { expect, test } from "vitest";
import type { RecordedArticle } from "./last-build.ts";
import { packPictures, unpackPictures } from "./record-pictures.ts";

function article(id: string, picture: string, alt: string): RecordedArticle {
  const image = { src: `/media/${picture}.svg`, alt, width: 480, height: 300 };
  const made = {
    id,
    title: id,
    excerpt: "",
    image,
    category: "a",
    date: "2024-01-15",
    author: "b",
  };
  return { made: { ...made, readingMinutes: 5 }, anchors: ["one"], picture, stamp: `of ${id}` };
}

const articles = {
  "articles/one.yaml": article("one", "lamp", "A lamp."),
  "articles/two.yaml": article("two", "lamp", "The same lamp."),
  "articles/three.yaml": article("three", "door", "A door."),
};

test("a picture that several articles show stands once", () => {
  const packed = packPictures(articles);
  expect(Object.keys(packed.pictures)).toEqual(["lamp", "door"]);
  expect(JSON.stringify(packed).split("/media/lamp.svg")).toHaveLength(2);
});

test("articles come back as they were, to the order of their fields", () => {
  const back = unpackPictures(JSON.parse(JSON.stringify(packPictures(articles))));
  expect(JSON.stringify(back)).toBe(JSON.stringify(articles));
});
