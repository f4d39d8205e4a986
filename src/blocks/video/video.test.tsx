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
])("maps %s to the player %s", (url, frame) => {
  expect(parseVideoAddress(url)?.frame).toBe(frame);
});

const video = {
  type: "video" as const,
  title: "Um *pão*",
  url: "https://youtu.be/abcdefghijk",
  poster: sampleImage,
};

test("renders a link to the video's page, and no player before it is pressed", () => {
  const page = drawBlock(video);
  const link = page.querySelector<HTMLElement>("[data-behaviour=load-video]");
  expect(link?.getAttribute("href")).toBe("https://www.youtube.com/watch?v=abcdefghijk");
  expect(link?.dataset).toMatchObject({ frame: player, title: "Um pão" });
  expect(textsOf(page, ".plate .note")[0]).toContain("www.youtube-nocookie.com");
  expect(page.querySelector("iframe, video, details")).toBeNull();
});

test("shows the transcript", () => {
  const page = drawBlock({ ...video, transcript: "Um.\n\nDois." });
  expect(textsOf(page, "details > *")).toEqual(["O vídeo em texto", "Um.Dois."]);
});

test("allows its player as a frame", () => {
  expect(traits.frames?.(video)).toEqual([player]);
});

const film = {
  type: "video" as const,
  title: "Um *pão*",
  file: { src: "/downloads/pao.mp4", format: "MP4" },
  poster: sampleImage,
};

test("plays a local file in the browser's player, with captions and without preloading", () => {
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

test("links to the local file if the browser cannot play it", () => {
  expect(drawBlock(film).querySelector("video a")?.getAttribute("href")).toBe("/downloads/pao.mp4");
});

test("allows media but no frames for a local file", () => {
  expect(traits.frames?.(film)).toEqual([]);
  expect([film, video].map((block) => traits.media?.(block))).toEqual([true, false]);
});

const offering = { url: "https://padaria.example", currency: "BRL", place: {} };

test("describes a video in structured data only if all required details are known", () => {
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

test("sets a class only for the side variant", () => {
  const looks = (["wide", "side", undefined] as const).map((variant) => {
    const url = "https://youtu.be/abcdefghijk";
    const page = drawBlock({ type: "video", title: "Pão", url, poster: sampleImage, variant });
    return page.querySelector("section")?.className;
  });
  expect(looks).toEqual(["fold video", "fold video side", "fold video"]);
});
