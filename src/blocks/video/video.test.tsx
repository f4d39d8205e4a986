// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/samples.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";
import { traits } from "./traits.ts";
import { videoAddress } from "./video-address.ts";

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
  expect(videoAddress(url)?.frame).toBe(frame);
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
