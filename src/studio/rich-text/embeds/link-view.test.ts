// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { markTypes } from "../source/body-schema.ts";
import { createLinkViewConstructor, resolveFileLinks } from "./link-view.ts";

const detail = (name: string) => `${name.length} kB`;

test("shows the file details on a link to a file, but not on another link", () => {
  const draw = (to: string) =>
    createLinkViewConstructor(detail)(markTypes.link.create({ to })).dom as HTMLElement;
  expect(draw("a.pdf").outerHTML).toBe('<a href="a.pdf" data-weight="5 kB"></a>');
  expect(draw("/a").outerHTML).toBe('<a href="/a"></a>');
});

test("resolveFileLinks points file links to their download addresses, and lists their details", () => {
  const [source, files] = resolveFileLinks("[A](a.pdf) e [b](/b)", detail);
  expect(source).toBe("[A](/downloads/a.pdf) e [b](/b)");
  expect([...files]).toEqual([["/downloads/a.pdf", "5 kB"]]);
});
