import { expect, test } from "vitest";
import { buildRobots } from "./robots.ts";

test("crawlers may read a site, and find its map", () => {
  expect(buildRobots("https://tea.example/sitemap.xml").data).toMatchInlineSnapshot(`
    "User-agent: *
    Allow: /

    Sitemap: https://tea.example/sitemap.xml
    "
  `);
});

test("a preview asks to be left alone", () => {
  expect(buildRobots("https://tea.example/sitemap.xml", true).data).toBe(
    "User-agent: *\nDisallow: /\n",
  );
});
