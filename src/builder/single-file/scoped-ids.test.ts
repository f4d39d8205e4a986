import { expect, test } from "vitest";
import { scopeIds } from "./scoped-ids.ts";

test("the same id on two pages is two ids, and what names it goes along", () => {
  const markup =
    '<h2 id="a">A</h2><section aria-labelledby="a b"><label for="c">C</label><button popovertarget="menu">';
  expect(scopeIds(markup, "/sobre")).toBe(
    '<h2 id="/sobre:a">A</h2><section aria-labelledby="/sobre:a /sobre:b"><label for="/sobre:c">C</label><button popovertarget="/sobre:menu">',
  );
});

test("a choice of one page is not that of another: groups have names of their own, fields keep theirs", () => {
  const markup = '<input type="radio" name="plan"/><details name="faq"><input name="mail"/>';
  expect(scopeIds(markup, "/a")).toBe(
    '<input type="radio" name="/a:plan"/><details name="/a:faq"><input name="mail"/>',
  );
});

test("a drawing finds its own parts", () => {
  expect(scopeIds('<path id="p" fill="url(#g)"/>', "/")).toBe('<path id="/:p" fill="url(#/:g)"/>');
});
