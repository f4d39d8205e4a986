import { expect, test } from "vitest";
import { basePathOf, prefixData, prefixMarkup, prefixStyles } from "./base-path.ts";

const base = "/chronos";

test("returns the path of the site's address as the base path", () => {
  expect(basePathOf("https://host.example/chronos/")).toBe("/chronos");
  expect(basePathOf("https://host.example/a/b")).toBe("/a/b");
  expect(basePathOf("https://host.example")).toBe("");
});

test("prefixes the site's own addresses in markup, and keeps other addresses", () => {
  const markup =
    '<a href="/">a</a><a href="/blog?x=1#y" data-in-place="/blog">b</a><a href="#z">c</a>' +
    '<a href="https://x.example/">d</a><a href="//x.example/">e</a><form action="/send"></form>' +
    '<img src="/media/a.svg" srcset="/media/a.avif 1x, /media/b.avif 2x" alt="href=&quot;/&quot;">';
  expect(prefixMarkup(base, markup)).toBe(
    '<a href="/chronos/">a</a><a href="/chronos/blog?x=1#y" data-in-place="/chronos/blog">b</a><a href="#z">c</a>' +
      '<a href="https://x.example/">d</a><a href="//x.example/">e</a><form action="/chronos/send"></form>' +
      '<img src="/chronos/media/a.svg" srcset="/chronos/media/a.avif 1x, /chronos/media/b.avif 2x" alt="href=&quot;/&quot;">',
  );
});

test("prefixes source sets and form actions in React's attribute spelling", () => {
  const markup =
    '<picture><source type="image/avif" srcSet="/media/a-180.avif 180w,/media/a,b.avif 360w" sizes="50vw"/>' +
    '<source media="(prefers-color-scheme:dark)" srcSet="/media/b-dark.svg"/>' +
    '<source srcSet="https://x.example/c.avif 1x, //x.example/d.avif 2x, data:image/jpeg;base64,/9j/4A 3x"/></picture>' +
    '<link rel="preload" as="image" imageSrcSet="/media/e.avif 1x, /media/f.avif 2x"/><button formAction="/send">';
  expect(prefixMarkup(base, markup)).toBe(
    '<picture><source type="image/avif" srcSet="/chronos/media/a-180.avif 180w,/chronos/media/a,b.avif 360w" sizes="50vw"/>' +
      '<source media="(prefers-color-scheme:dark)" srcSet="/chronos/media/b-dark.svg"/>' +
      '<source srcSet="https://x.example/c.avif 1x, //x.example/d.avif 2x, data:image/jpeg;base64,/9j/4A 3x"/></picture>' +
      '<link rel="preload" as="image" imageSrcSet="/chronos/media/e.avif 1x, /chronos/media/f.avif 2x"/><button formAction="/chronos/send">',
  );
});

test("prefixes all sources of a picture in data", () => {
  const image = {
    src: "/media/a.webp",
    alt: "/a",
    sources: [{ type: "image/avif", srcset: "/media/a-180.avif 180w, /media/a-360.avif 360w" }],
    small: { src: "/media/a-small.svg", darkSrc: "/media/a-small-dark.svg" },
  };
  expect(prefixData(base, { image })).toEqual({
    image: {
      src: "/chronos/media/a.webp",
      alt: "/a",
      sources: [
        {
          type: "image/avif",
          srcset: "/chronos/media/a-180.avif 180w, /chronos/media/a-360.avif 360w",
        },
      ],
      small: { src: "/chronos/media/a-small.svg", darkSrc: "/chronos/media/a-small-dark.svg" },
    },
  });
});

test("prefixes the site's own files in CSS", () => {
  expect(prefixStyles(base, "src:url(/fonts/a.woff2);b:url('/x');c:url(data:x);d:url(//x)")).toBe(
    "src:url(/chronos/fonts/a.woff2);b:url('/chronos/x');c:url(data:x);d:url(//x)",
  );
});

test("prefixes address fields and links in texts of data, but no other text", () => {
  const data = {
    route: "/",
    filters: [{ route: "/blog", prefix: "/blog/topic", parameter: "topic" }],
    blocks: [
      { type: "faq", html: '<a href="/x">/x</a>' },
      { type: "form", block: { notice: "See [this](/privacy) or /privacy.", unit: "/mês" } },
    ],
  };
  expect(prefixData(base, data)).toEqual({
    route: "/chronos/",
    filters: [{ route: "/chronos/blog", prefix: "/chronos/blog/topic", parameter: "topic" }],
    blocks: [
      { type: "faq", html: '<a href="/chronos/x">/x</a>' },
      {
        type: "form",
        block: { notice: "See [this](/chronos/privacy) or /privacy.", unit: "/mês" },
      },
    ],
  });
  expect(prefixData("", data)).toBe(data);
});
