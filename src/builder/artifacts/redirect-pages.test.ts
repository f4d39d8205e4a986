import { describe, expect, test } from "vitest";
import { createWorkspace } from "../../testing/content/workspace.ts";
import { buildRedirectPages, resolveRedirects } from "./redirect-pages.ts";

const views = [{ route: "/contact", title: 'Contact & "more"' }];
const url = "https://spoke.example";

test("resolves redirects to absolute addresses with the title of the target or its address", () => {
  const redirects = [
    { from: "/old", to: "/contact#form" },
    { from: "/shop", to: "https://shop.example/" },
  ];
  expect(resolveRedirects({ redirects }, views, url)).toEqual([
    { from: "/old", to: `${url}/contact#form`, title: 'Contact & "more"' },
    { from: "/shop", to: "https://shop.example/", title: "https://shop.example/" },
  ]);
});

test("builds a page that redirects, for hosts without redirects of their own", async () => {
  const { site } = await (await createWorkspace()).load();
  if (!site) throw new Error("The sample site does not load.");
  const redirects = resolveRedirects(
    { redirects: [{ from: "/old/form", to: "/contact" }] },
    views,
    url,
  );
  const [page] = buildRedirectPages(redirects, site, ["/", "/contact"]);
  expect(page?.path).toBe("old/form.html");
  expect(page?.data).toContain(
    '<meta http-equiv="refresh" content="0; url=https://spoke.example/contact">',
  );
  expect(page?.data).toContain('<link rel="canonical" href="https://spoke.example/contact">');
  expect(page?.data).toContain("default-src 'none'; script-src 'self';");
  expect(page?.data).toContain("<title>Contact &amp; &quot;more&quot;</title>");
  expect(page?.data).toContain('<a href="https://spoke.example/contact">');
});

describe("the files of old addresses", () => {
  const files = async (...from: string[]) => {
    const { site } = await (await createWorkspace()).load();
    if (!site) throw new Error("The sample site does not load.");
    const redirects = from.map((each) => ({ from: each, to: `${url}/contact`, title: "Contact" }));
    return buildRedirectPages(redirects, site, ["/", "/contact"]).map(({ path }) => path);
  };

  test("end in .html only once, and keep case and spaces of the address", async () => {
    expect(await files("/old.html", "/Old/Page.php", "/two words")).toEqual([
      ...["old.html", "Old/Page.php.html", "two words.html"],
    ]);
  });

  test.skipIf(process.platform === "darwin")("exist in both Unicode forms of accents", async () => {
    const both = ["servi\u00e7os.html", "servic\u0327os.html"];
    expect(await files("/servi%c3%a7os")).toEqual(both);
    expect(await files("/servi\u00e7os")).toEqual(both);
    expect(await files("/servic\u0327os")).toEqual(both);
  });

  test("do not replace pages or each other, and have no names that a system forbids", async () => {
    expect(await files("/contact.html", "/Contact", "/index.html", "/index")).toEqual([]);
    expect(await files("/old", "/old.html", "/old/", "/OLD")).toEqual(["old.html"]);
    expect(await files("/?p=1", "/a:b", "/a*", "/con", `/${"x".repeat(260)}`)).toEqual([]);
    expect(await files("/feed.xml/a", "/_headers/a")).toEqual([]);
    expect(await files("/../old", "/%2e%2e/old", "/a//b", "/a\\b", "//old.example/a")).toEqual([]);
  });
});
