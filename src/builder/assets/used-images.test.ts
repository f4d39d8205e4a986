import { expect, test } from "vitest";
import type { Site } from "../../load/load.ts";
import { usedImages } from "./used-images.ts";

test("lists pictures of pages and articles that are in the media folder, and no other pictures", () => {
  const site = {
    settings: { openGraph: { image: { src: "/media/card.svg", width: 1, height: 1 } } },
    media: "/content/media",
    pages: [
      {
        blocks: [
          { image: { src: "/media/a.jpg", tone: "deep", width: 1, height: 1 } },
          { image: { src: "https://other.example/media/b.jpg", width: 1, height: 1 } },
        ],
      },
    ],
    articles: [{ image: { src: "/media/2024/c.png", width: 1, height: 1 } }],
  };
  expect(usedImages(site as unknown as Site)).toEqual([
    { src: "a.jpg", tone: "deep" },
    { src: "2024/c.png", tone: undefined },
  ]);
});
