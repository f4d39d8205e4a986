import { expect, test } from "vitest";
import { buildRobots } from "./robots.ts";

test("allows crawlers and names the sitemap", () => {
  expect(buildRobots("https://tea.example/sitemap.xml").data).toMatchInlineSnapshot(`
    "User-agent: *
    Allow: /

    Sitemap: https://tea.example/sitemap.xml
    "
  `);
});

test("disallows crawlers in a preview", () => {
  expect(buildRobots("https://tea.example/sitemap.xml", true).data).toBe(
    "User-agent: *\nDisallow: /\n",
  );
});
