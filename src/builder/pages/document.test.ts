import { expect, test } from "vitest";
import { toInlineJson } from "../html/inline-json.ts";
import { insertStyles, toDocument } from "./render-page.ts";

const parts = {
  policy: "default-src 'none'",
  language: "en",
  title: "Tea & <Cake>",
  description: 'Said "hello"',
  siteName: "Tea",
  themeColors: { light: "#fff", dark: "#000" },
  iconsAtRoot: true,
  css: "body{margin:0}",
  preloads: ["/fonts/a.woff2"],
  script: "/assets/boot.js",
  app: "<main>Text</main>",
  footer: "<footer>End</footer>",
  siteData: "/assets/site.json",
  data: { text: "</script><script>alert(1)</script>\u2028" },
};

test("escapes texts in the head", () => {
  const document = toDocument(parts);
  expect(document).toContain("<title>Tea &amp; &lt;Cake&gt;</title>");
  expect(document).toContain('content="Said &quot;hello&quot;"');
});

test("prevents data in the document from closing its script", () => {
  expect(toDocument(parts).match(/<\/script>/g)).toHaveLength(2);
  expect(JSON.parse(toInlineJson(parts.data))).toEqual(parts.data);
});

test("adds a canonical link only if the page has a canonical address", () => {
  expect(toDocument(parts)).not.toContain("canonical");
  expect(toDocument({ ...parts, canonical: "https://tea.example/" })).toContain(
    '<link rel="canonical" href="https://tea.example/">',
  );
});

test("can insert the CSS after the rest of the document", () => {
  expect(insertStyles(toDocument({ ...parts, css: "" }), parts.css)).toBe(toDocument(parts));
});

test("loads the script asynchronously at the end of the document", () => {
  expect(toDocument(parts)).toMatch(
    /<script type="module" async src="\/assets\/boot\.js" data-site="\/assets\/site\.json"><\/script>\n$/,
  );
});

test('sets dir="rtl" for a right-to-left language, and no dir for another language', () => {
  expect(toDocument({ ...parts, language: "ar" })).toMatch(
    /^<!doctype html><html lang="ar" dir="rtl">/,
  );
  expect(toDocument(parts)).toMatch(/^<!doctype html><html lang="en"><head>/);
});
