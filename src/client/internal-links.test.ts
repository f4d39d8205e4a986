// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { internalPageUrl, internalTarget } from "./internal-links.ts";

beforeEach(() => {
  window.location.href = "https://site.example/about";
});

function link(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}><b>words</b></a>`;
  return document.querySelector("a") as HTMLAnchorElement;
}

test("returns the URL of a link to a page of the site", () => {
  expect(internalPageUrl(link('href="/blog?x=1#y"'))?.href).toBe("https://site.example/blog?x=1#y");
});

test("returns the in-place URL of a link to a filtered list", () => {
  const choice = link('href="/blog/topic/tax" data-in-place="/blog?topic=tax"');
  expect(internalPageUrl(choice)?.href).toBe("https://site.example/blog?topic=tax");
});

test.each([
  'href="https://elsewhere.example/"',
  'href="mailto:a@b.co"',
  'href="tel:+5538900000000"',
  'href="/files/model.docx"',
  'href="/blog" download',
  'href="/blog" target="_blank"',
  'href="#below"',
  'href="/about#below"',
])("leaves <a %s> to the browser", (attributes) => {
  expect(internalPageUrl(link(attributes))).toBeUndefined();
});

test("handles a click inside a link, but not one that opens a new tab or window", () => {
  const press = (init: MouseEventInit) => {
    let found: URL | undefined;
    const inner = link('href="/blog"').querySelector("b") as HTMLElement;
    document.addEventListener("click", (event) => (found = internalTarget(event)), { once: true });
    inner.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    return found?.pathname;
  };
  expect(press({})).toBe("/blog");
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
    expect(press(init)).toBeUndefined();
  }
});
