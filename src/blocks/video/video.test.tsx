// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/sample-page-data.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";
import { describeVideos } from "./structured-data.ts";
import { traits } from "./traits.ts";
import { parseVideoAddress } from "./video-address.ts";

const player = "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0";

test.each([
  ["https://www.youtube.com/watch?v=abcdefghijk&t=3s", player],
  ["https://youtu.be/abcdefghijk?si=x", player],
  ["https://m.youtube.com/shorts/abcdefghijk", player],
  ["https://www.youtube-nocookie.com/embed/abcdefghijk", player],
  ["https://vimeo.com/123456", "https://player.vimeo.com/video/123456?autoplay=1&dnt=1"],
  [
    "https://vimeo.com/123456/ab12",
    "https://player.vimeo.com/video/123456?autoplay=1&dnt=1&h=ab12",
  ],
  [
    "https://player.vimeo.com/video/123456?h=ab12",
    "https://player.vimeo.com/video/123456?autoplay=1&dnt=1&h=ab12",
  ],
  ["https://youtube.com.evil.example/watch?v=abcdefghijk", undefined],
  ["https://www.youtube.com/watch?v=abc", undefined],
  ["https://vimeo.com/channels/staff", undefined],
  ["no address", undefined],
])("%s is shown by %s", (url, frame) => {
  expect(parseVideoAddress(url)?.frame).toBe(frame);
});

const video = {
  type: "video" as const,
  title: "Um *pão*",
  url: "https://youtu.be/abcdefghijk",
  poster: sampleImage,
};

test("until a press there is only the site's own picture, and a link to the video's page", () => {
  const page = drawBlock(video);
  const link = page.querySelector<HTMLElement>("[data-behaviour=load-video]");
  expect(link?.getAttribute("href")).toBe("https://www.youtube.com/watch?v=abcdefghijk");
  expect(link?.dataset).toMatchObject({ frame: player, title: "Um pão" });
  expect(textsOf(page, ".plate .note")[0]).toContain("www.youtube-nocookie.com");
  expect(page.querySelector("iframe, video, details")).toBeNull();
});

test("its text is there for whoever does not hear it", () => {
  const page = drawBlock({ ...video, transcript: "Um.\n\nDois." });
  expect(textsOf(page, "details > *")).toEqual(["O vídeo em texto", "Um.Dois."]);
});

test("the policy of its page allows its player", () => {
  expect(traits.frames?.(video)).toEqual([player]);
});

const film = {
  type: "video" as const,
  title: "Um *pão*",
  file: { src: "/downloads/pao.mp4", format: "MP4" },
  poster: sampleImage,
};

test("a film of the site's own is played by the browser itself, and nothing of it comes before", () => {
  const page = drawBlock({ ...film, captions: { src: "/downloads/pao.vtt", format: "VTT" } });
  const element = page.querySelector("video");
  expect(element?.hasAttribute("controls")).toBe(true);
  expect(element?.getAttribute("preload")).toBe("none");
  expect(element?.getAttribute("poster")).toBe(sampleImage.src);
  expect(element?.getAttribute("aria-label")).toBe("Um pão");
  expect(page.querySelector("source")?.getAttribute("type")).toBe("video/mp4");
  expect(page.querySelector("track")?.getAttribute("src")).toBe("/downloads/pao.vtt");
  expect(page.querySelector("[data-behaviour], iframe")).toBeNull();
});

test("whoever's browser plays no films finds the file", () => {
  expect(drawBlock(film).querySelector("video a")?.getAttribute("href")).toBe("/downloads/pao.mp4");
});

test("a film asks for no frame, and for its file", () => {
  expect(traits.frames?.(film)).toEqual([]);
  expect([film, video].map((block) => traits.media?.(block))).toEqual([true, false]);
});

const offering = { url: "https://padaria.example", currency: "BRL", place: {} };

test("search engines are told of a video of which all is known that they ask for", () => {
  const told = { ...film, lede: "Do forno.", published: "2026-03-14" };
  expect(describeVideos([film], offering)).toEqual([]);
  expect(describeVideos([told], offering)).toMatchObject([
    {
      "@type": "VideoObject",
      name: "Um pão",
      uploadDate: "2026-03-14",
      contentUrl: "https://padaria.example/downloads/pao.mp4",
    },
  ]);
});

test("at the side of its words it is a class; across the width it has none", () => {
  const looks = (["wide", "side", undefined] as const).map((variant) => {
    const url = "https://youtu.be/abcdefghijk";
    const page = drawBlock({ type: "video", title: "Pão", url, poster: sampleImage, variant });
    return page.querySelector("section")?.className;
  });
  expect(looks).toEqual(["fold video", "fold video side", "fold video"]);
});
