import { expect, test } from "vitest";
import { buildSitemap } from "./sitemap.ts";

const root = "https://tea.example/";

test("lists every address, with the date of its last change if known", () => {
  const files = buildSitemap(
    [{ address: root }, { address: `${root}cakes?a=1&b=2`, modified: "2024-02-29" }],
    { root },
  );
  expect(files).toHaveLength(1);
  expect(files[0]?.data).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc>https://tea.example/</loc></url>
    <url><loc>https://tea.example/cakes?a=1&amp;b=2</loc><lastmod>2024-02-29</lastmod></url>
    </urlset>
    "
  `);
});

const many = Array.from({ length: 7 }, (_, index) => ({ address: `${root}${index}` }));

test("splits too many addresses into several files and an index", () => {
  const files = buildSitemap(many, { root, limits: { addresses: 3, bytes: 1e6 } });
  expect(files.map(({ path }) => path)).toEqual([
    "sitemap.xml",
    "sitemap-1.xml",
    "sitemap-2.xml",
    "sitemap-3.xml",
  ]);
  expect(files[0]?.data).toContain(
    "<sitemap><loc>https://tea.example/sitemap-2.xml</loc></sitemap>",
  );
  const parts = files.slice(1).map(({ data }) => String(data));
  expect(parts.map((part) => part.match(/<url>/g)?.length)).toEqual([3, 3, 1]);
});

test("keeps every file within the size limit without losing addresses", () => {
  const limits = { addresses: 50, bytes: 250 };
  const [, ...files] = buildSitemap(many, { root, limits });
  expect(files.length).toBeGreaterThan(1);
  for (const { data } of files) expect(Buffer.byteLength(data)).toBeLessThanOrEqual(limits.bytes);
  expect(
    files
      .map(({ data }) => data)
      .join("")
      .match(/<url>/g),
  ).toHaveLength(7);
});
