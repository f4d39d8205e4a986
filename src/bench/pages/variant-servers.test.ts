import { expect, test } from "vitest";
import { toVariant } from "./variant-servers.ts";

const document = [
  '<head><style>p{margin:0}</style></head><nav><a href="/">Home</a><a href="/about#top">About</a>',
  '<a href="/contact">Contact</a></nav><p>Text</p><script type="application/ld+json">{}</script>',
  '<script type="application/json" id="data">{"a":1}</script><script type="module" src="/b.js"></script>',
].join("");

test("the control is the same document without what runs and what feeds it", () => {
  expect(toVariant(document, "site")).toBe(document);
  const plain = toVariant(document, "plain");
  expect(plain).toBe(document.slice(0, document.indexOf('<script type="application/json"')));
});

test("the floor also has the browser fetch the pages of the header", () => {
  const floor = toVariant(document, "floor");
  expect(floor).toContain(
    '<link rel="prefetch" href="/"><link rel="prefetch" href="/contact"></head>',
  );
});
