import { expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { buildRedirectPages, resolveRedirects } from "./redirect-pages.ts";

const views = [{ route: "/contact", title: 'Contact & "more"' }];
const url = "https://spoke.example";

test("old addresses lead to absolute ones, named by what stands there", () => {
  const redirects = [
    { from: "/old", to: "/contact#form" },
    { from: "/shop", to: "https://shop.example/" },
  ];
  expect(resolveRedirects({ redirects }, views, url)).toEqual([
    { from: "/old", to: `${url}/contact#form`, title: 'Contact & "more"' },
    { from: "/shop", to: "https://shop.example/", title: "https://shop.example/" },
  ]);
});

test("a host that cannot be told has a page there that leads on", async () => {
  const { site } = await (await createWorkspace()).load();
  if (!site) throw new Error("The sample site does not load.");
  const redirects = resolveRedirects(
    { redirects: [{ from: "/old/form", to: "/contact" }] },
    views,
    url,
  );
  const [page] = buildRedirectPages(redirects, site);
  expect(page?.path).toBe("old/form.html");
  expect(page?.data).toContain(
    '<meta http-equiv="refresh" content="0; url=https://spoke.example/contact">',
  );
  expect(page?.data).toContain('<link rel="canonical" href="https://spoke.example/contact">');
  expect(page?.data).toContain("default-src 'none'; script-src 'self';");
  expect(page?.data).toContain("<title>Contact &amp; &quot;more&quot;</title>");
  expect(page?.data).toContain('<a href="https://spoke.example/contact">');
});
