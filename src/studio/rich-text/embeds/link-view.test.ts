// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { markTypes } from "../source/body-schema.ts";
import { createLinkView, resolveFileLinks } from "./link-view.ts";

const detail = (name: string) => `${name.length} kB`;

test("a link to a file says what stands behind it, any other does not", () => {
  const draw = (to: string) =>
    createLinkView(detail)(markTypes.link.create({ to })).dom as HTMLElement;
  expect(draw("a.pdf").outerHTML).toBe('<a href="a.pdf" data-weight="5 kB"></a>');
  expect(draw("/a").outerHTML).toBe('<a href="/a"></a>');
});

test("a text that is typed no more leads to its files where the site has them", () => {
  const [source, files] = resolveFileLinks("[A](a.pdf) e [b](/b)", detail);
  expect(source).toBe("[A](/downloads/a.pdf) e [b](/b)");
  expect([...files]).toEqual([["/downloads/a.pdf", "5 kB"]]);
});
