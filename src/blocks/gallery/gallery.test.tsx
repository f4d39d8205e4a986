// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sampleImage } from "../../testing/content/sample-page-data.ts";
import { drawBlock, textsOf } from "../../testing/sites/draw-block.tsx";

const prints = [
  { type: "image/avif", srcset: "/a-360.avif 360w, /a-1080.avif 1080w" },
  { type: "image/webp", srcset: "/a-360.webp 360w, /a-1080.webp 1080w" },
];

test("links each picture to its largest version, named by its alternative text", () => {
  const items = [
    { image: sampleImage },
    { image: { ...sampleImage, sources: prints }, caption: "A **nova**." },
  ];
  const page = drawBlock({ type: "gallery", title: "A casa", items });
  const links = [...page.querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([sampleImage.src, "/a-1080.webp"]);
  expect(textsOf(page, "a")).toEqual(["Ampliar:", "Ampliar:"]);
  expect(links[0]?.querySelector("img")?.alt).toBe(sampleImage.alt);
  expect(textsOf(page, "figcaption")).toEqual(["A nova."]);
});

test("carries the lightbox labels in the markup, but no dialog or button", () => {
  const page = drawBlock({ type: "gallery", title: "A casa", items: [{ image: sampleImage }] });
  const list = page.querySelector<HTMLElement>("[data-behaviour=lightbox]");
  expect(JSON.parse(list?.dataset.words ?? "")).toMatchObject({
    close: "Fechar",
    viewer: "Imagem ampliada",
  });
  expect(page.querySelector("dialog, button")).toBeNull();
});

test("sets a class for each variant except the default grid", () => {
  const looks = (["grid", "strip", "mosaic", undefined] as const).map((variant) => {
    const items = [{ image: sampleImage }, { image: sampleImage }];
    const page = drawBlock({ type: "gallery", title: "A casa", items, variant });
    return [page.querySelector("section")?.className, page.querySelectorAll("a > img").length];
  });
  expect(looks).toEqual([
    ["fold gallery", 2],
    ["fold gallery strip", 2],
    ["fold gallery mosaic", 2],
    ["fold gallery", 2],
  ]);
});
