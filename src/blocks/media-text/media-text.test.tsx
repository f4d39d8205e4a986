// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/sample-page-data.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("the picture stands before or after the text for the eye, and never without its words", () => {
  for (const side of ["start", "end"] as const) {
    const page = drawBlock({
      type: "media-text",
      title: "O forno",
      body: "Um.\n\n- dois",
      image: sampleImage,
      side,
    });
    expect(page.querySelector("section")?.classList).toContain(`picture-${side}`);
    expect(page.querySelector("img")?.alt).toBe(sampleImage.alt);
    expect(textsOf(page, ".prose > *")).toEqual(["Um.", "dois"]);
    expect(page.querySelector("a")).toBeNull();
  }
});
