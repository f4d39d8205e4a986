import { expect, test } from "vitest";
import { scopeIds } from "./scoped-ids.ts";

test("prefixes ids and references to them with the route of the page", () => {
  const markup =
    '<h2 id="a">A</h2><section aria-labelledby="a b"><label for="c">C</label><button popovertarget="menu">';
  expect(scopeIds(markup, "/sobre")).toBe(
    '<h2 id="/sobre:a">A</h2><section aria-labelledby="/sobre:a /sobre:b"><label for="/sobre:c">C</label><button popovertarget="/sobre:menu">',
  );
});

test("prefixes the names of radio and details groups, but not of other fields", () => {
  const markup = '<input type="radio" name="plan"/><details name="faq"><input name="mail"/>';
  expect(scopeIds(markup, "/a")).toBe(
    '<input type="radio" name="/a:plan"/><details name="/a:faq"><input name="mail"/>',
  );
});

test("prefixes ids and url() references in a drawing", () => {
  expect(scopeIds('<path id="p" fill="url(#g)"/>', "/")).toBe('<path id="/:p" fill="url(#/:g)"/>');
});
