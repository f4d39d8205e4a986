import { expect, test } from "vitest";
import { toVariant } from "./variant-servers.ts";

const document = [
  '<head><style>p{margin:0}</style></head><nav><a href="/">Home</a><a href="/about#top">About</a>',
  '<a href="/contact">Contact</a></nav><p>Text</p><script type="application/ld+json">{}</script>',
  '<script type="application/json" id="data">{"a":1}</script><script type="module" src="/b.js"></script>',
].join("");

test("removes scripts and their data in the plain variant, and nothing in the site variant", () => {
  expect(toVariant(document, "site")).toBe(document);
  const plain = toVariant(document, "plain");
  expect(plain).toBe(document.slice(0, document.indexOf('<script type="application/json"')));
});

test("prefetches the pages linked in the header in the floor variant", () => {
  const floor = toVariant(document, "floor");
  expect(floor).toContain(
    '<link rel="prefetch" href="/"><link rel="prefetch" href="/contact"></head>',
  );
});
