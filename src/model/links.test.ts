import fc from "fast-check";
import { describe, expect, test } from "vitest";
import "../testing/seed.ts";
import { toHref } from "./link-href.ts";
import { type Link, parseLink } from "./links.ts";

const firm = { phone: "(38) 90000-0000", countryCode: "55", address: { country: "BR" } };

describe("parseLink", () => {
  test.each<[string, Link]>([
    ["/", { kind: "page", path: "/" }],
    ["/about", { kind: "page", path: "/about" }],
    ["/about#team", { kind: "page", path: "/about", anchor: "team" }],
    ["/a/b?x=1&y=2#c", { kind: "page", path: "/a/b", query: "x=1&y=2", anchor: "c" }],
    ["?x=1", { kind: "page", query: "x=1" }],
    ["#team", { kind: "page", anchor: "team" }],
    ["#%C3%A9quipe", { kind: "page", anchor: "équipe" }],
    ["#", { kind: "page", anchor: "" }],
    [" /about ", { kind: "page", path: "/about" }],
    ["https://example.org/a", { kind: "web", href: "https://example.org/a" }],
    ["HTTPS://example.org", { kind: "web", href: "HTTPS://example.org" }],
    ["mailto:a@b.example", { kind: "mail", href: "mailto:a@b.example" }],
    ["tel:(38) 90000-0000", { kind: "phone", number: "(38) 90000-0000" }],
    ["whatsapp: Hello!", { kind: "message", text: "Hello!" }],
  ])("parses %s", (to, link) => {
    expect(parseLink(to)).toEqual(link);
  });
});

test.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "http://example.org",
  "ftp://example.org",
  "//example.org",
  "/\\example.org",
  "\\\\example.org",
  "/a\\b",
  "/../a",
  "/a/..",
  "/a/%2e%2e/b",
  "/a%5Cb",
  "/a%",
  "/a\u0000",
  "/a\tb",
  "https:example.org",
  "https:///example.org",
  "https://name@example.org",
  "https://exa\nmple.org",
  "mailto:a@b.example\u0000",
])("parseLink rejects %j as unsafe", (to) => {
  expect(parseLink(to)).toEqual({ kind: "unsafe" });
});

test.each([
  "",
  "about",
  "www.example.org",
  "a@b.example",
  "mailto:b.example",
  "mailto:",
  "tel:",
  "tel:call",
  "tel:12",
  "https://exa mple.org",
])("parseLink returns %j as unknown", (to) => {
  expect(parseLink(to)).toEqual({ kind: "unknown" });
});

describe("toHref", () => {
  test.each([
    ["/about?x=1#team", "/about?x=1#team"],
    ["/contact?service={id}#form", "/contact?service={id}#form"],
    ["https://example.org/ação", "https://example.org/a%C3%A7%C3%A3o"],
    ["mailto:a@b.example?subject=Olá mundo", "mailto:a@b.example?subject=Ol%C3%A1%20mundo"],
    ["mailto:a@b.example?subject=a%20b", "mailto:a@b.example?subject=a%20b"],
    ["tel:(38) 90000-0000", "tel:+5538900000000"],
    ["tel:+1 555 0100", "tel:+15550100"],
    [
      "whatsapp:Olá! 100% & {title}",
      "https://wa.me/5538900000000?text=Ol%C3%A1!%20100%25%20%26%20{title}",
    ],
  ])("converts %s to %s", (to, href) => {
    expect(toHref(to, firm)).toBe(href);
  });
});

test("creates only HTTPS, mailto and tel addresses from any text, and page links only to the site", () => {
  const piece = fc.constantFrom(
    "javascript:",
    "data:",
    "http:",
    "https:",
    "//",
    "/",
    "\\",
    "\t",
    " ",
    "a",
    "..",
    "%2e",
    "?",
    "#",
    "@",
    "tel:",
    "{id}",
  );
  const source = fc.array(fc.oneof(piece, fc.string({ unit: "binary" })), { maxLength: 8 });
  fc.assert(
    fc.property(source, (pieces) => {
      const to = pieces.join("");
      const { kind } = parseLink(to);
      if (kind === "unsafe" || kind === "unknown") return;
      const href = toHref(to, firm);
      const { protocol, host } = new URL(href, "https://site.example/page");
      expect(["https:", "mailto:", "tel:"]).toContain(protocol);
      if (kind === "page") expect(host).toBe("site.example");
    }),
    { numRuns: 2000 },
  );
});
