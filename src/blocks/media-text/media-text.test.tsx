// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/sample-page-data.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

test("sets a class for the side of the picture, and shows its alternative text and the text", () => {
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
