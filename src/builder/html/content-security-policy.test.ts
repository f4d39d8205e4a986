import { expect, test } from "vitest";
import type { Route } from "../../layout/routes.ts";
import type { Site } from "../../model/site.ts";
import {
  checkMarkupAgainstCsp,
  collectSiteCspSources,
  formTargetSources,
} from "../pages/policy-sources.ts";
import { hashSource, joinPolicies, pagePolicy, sitePolicy } from "./content-security-policy.ts";

const nothing = { images: [], connections: [], frames: [], media: [], scripts: [], forms: [] };
const view = (...blocks: unknown[]) =>
  ({ content: { kind: "blocks", blocks: blocks.map((block) => ({ block })) } }) as unknown as Route;

test("allows only the site's own files on a text page, and forbids form submission", () => {
  expect(
    pagePolicy({ ...nothing, styles: [hashSource("a{}")] }).split("; "),
  ).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types prelo",
    ]
  `);
});

const site = (content: object) => content as unknown as Site;

test("allows the sources that the content uses, each in its own directive", () => {
  const delivery = { type: "http", address: "https://api.example/messages" };
  const map = { type: "map", coordinates: { latitude: 1, longitude: 2 } };
  const pictures = { pages: [{ src: "https://pictures.example/a.jpg", width: 1, height: 1 }] };
  const sources = collectSiteCspSources(site(pictures), [
    view({ type: "form", delivery }),
    view(map),
  ]);
  expect(sources).toEqual({
    images: ["https://pictures.example"],
    connections: ["https://api.example"],
    frames: ["https://www.openstreetmap.org"],
    media: [],
    scripts: [],
  });
  const policy = pagePolicy({ ...sources, forms: ["https://api.example"], styles: [] });
  expect(policy).toContain("img-src 'self' https://pictures.example;");
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("frame-src https://www.openstreetmap.org;");
  expect(policy).toContain("form-action https://api.example;");
});

test("allows the form receiver and Turnstile if a form uses them", () => {
  const delivery = { type: "worker", address: "/_prelo/forms/contact", turnstile: "key" };
  const sources = collectSiteCspSources(site({ pages: [] }), [view({ type: "form", delivery })]);
  const guard = ["https://challenges.cloudflare.com"];
  expect(sources).toEqual({
    images: [],
    connections: [],
    frames: guard,
    media: [],
    scripts: guard,
  });
  const policy = pagePolicy({ ...sources, forms: ["'self'"], styles: [] });
  expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;");
  expect(policy).toContain("frame-src https://challenges.cloudflare.com;");
  expect(policy, "which its script does not know").not.toContain("trusted-types");
});

test("allows the site to which a form service redirects after a post", () => {
  const markup = '<form action="https://api.web3forms.com/submit" method="post">';
  expect(formTargetSources(markup)).toEqual(["https://api.web3forms.com", "https://web3forms.com"]);
});

test("allows only the targets of the page's own forms", () => {
  const markup = `
    <form class="x" method="dialog"></form>
    <form action="https://forms.example/send?x=1&amp;y=2"></form>
    <form action="/calculator"></form>`;
  expect(formTargetSources(markup)).toEqual(["'self'", "https://forms.example"]);
  expect(
    formTargetSources('<p title="&lt;form action=&quot;https://evil.example&quot;&gt;">x</p>'),
  ).toEqual([]);
});

test.each(["mailto:a@b.co", "tel:+5538900000000", "http://forms.example", "javascript:0"])(
  "throws for a form whose target is %s",
  (action) => {
    expect(() => formTargetSources(`<form action="${action}">`)).toThrow(action);
  },
);

test("throws if the markup uses a source that the policy does not allow", () => {
  const markup = '<source srcset="https://small.example/a.avif 400w, /media/b.avif 800w">';
  const allowed = { ...nothing, images: ["https://small.example"] };
  expect(() => checkMarkupAgainstCsp("/", markup, allowed)).not.toThrow();
  expect(() => checkMarkupAgainstCsp("/", markup, nothing)).toThrow("https://small.example");
  const print = '<source type="image/avif" srcSet="https://print.example/a.avif 180w"/>';
  expect(() => checkMarkupAgainstCsp("/", print, nothing)).toThrow("https://print.example");
  expect(() => checkMarkupAgainstCsp("/", '<a data-frame="https://m.example/x">', nothing)).toThrow(
    "m.example",
  );
  expect(() =>
    checkMarkupAgainstCsp("/", '<p>src="https://evil.example"</p>', nothing),
  ).not.toThrow();
});

test("merges the policies of all pages for the server, and forbids framing", () => {
  const all = joinPolicies([
    { ...nothing, forms: ["'self'"], styles: ["'sha256-a'"] },
    {
      ...nothing,
      forms: ["https://b.example", "'self'"],
      connections: ["https://b.example"],
      styles: ["'sha256-a'", "'sha256-b'"],
    },
  ]);
  const policy = sitePolicy(all);
  expect(policy).toContain("form-action 'self' https://b.example;");
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy, "binds files that are no pages").not.toContain("trusted-types");
  expect(policy).toMatch(/; frame-ancestors 'none'$/);
});
