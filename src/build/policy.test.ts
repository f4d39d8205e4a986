import { expect, test } from "vitest";
import type { View } from "../page/views.ts";
import { hashSource, joinPolicies, pagePolicy, sitePolicy } from "./policy.ts";
import { sourcesOf } from "./sources.ts";

const nothing = { images: [], connections: [], frames: [], forms: [] };
const view = (...blocks: unknown[]) =>
  ({ content: { kind: "blocks", blocks: blocks.map((block) => ({ block })) } }) as unknown as View;

test("a page of texts may load the site's own files, and no form may leave it", () => {
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
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types prelo",
    ]
  `);
});

test("what the content uses is allowed, each at its place", () => {
  const markup = `
    <img alt="" src="https://pictures.example/a.jpg" width="1">
    <source srcset="https://small.example/a.avif 400w, /media/b.avif 800w">
    <form class="x" action="mailto:a@b.co" method="post"></form>
    <form action="https://forms.example/send?x=1&amp;y=2"></form>
    <form action="/calculator"></form>
    <button data-frame="https://maps.example/embed?a=1&amp;b=2"></button>`;
  const delivery = { type: "http", address: "https://api.example/messages" };
  const sources = sourcesOf(view({ type: "form", delivery }), markup);
  expect(sources).toEqual({
    images: ["https://pictures.example", "https://small.example"],
    connections: ["https://api.example"],
    frames: ["https://maps.example"],
    forms: ["'self'", "https://forms.example", "mailto:"],
  });
  const policy = pagePolicy({ ...sources, styles: [] });
  expect(policy).toContain("img-src 'self' https://pictures.example https://small.example;");
  expect(policy).toContain("connect-src 'self' https://api.example;");
  expect(policy).toContain("frame-src https://maps.example;");
  expect(policy).toContain("form-action 'self' https://forms.example mailto:;");
});

test("a text that looks like markup allows nothing", () => {
  const text =
    "&lt;img src=&quot;https://evil.example/&quot;&gt; &lt;form action=&quot;https://evil.example&quot;&gt;";
  expect(sourcesOf(view(), `<p title="${text}">${text}</p>`)).toEqual(nothing);
});

test("a server's policy allows what any page may, and forbids frames", () => {
  const all = joinPolicies([
    { ...nothing, forms: ["mailto:"], styles: ["'sha256-a'"] },
    {
      ...nothing,
      forms: ["https://b.example", "mailto:"],
      connections: ["https://b.example"],
      styles: ["'sha256-a'", "'sha256-b'"],
    },
  ]);
  const policy = sitePolicy(all);
  expect(policy).toContain("form-action https://b.example mailto:;");
  expect(policy.match(/sha256-/g)).toHaveLength(2);
  expect(policy).toMatch(/; frame-ancestors 'none'$/);
});
