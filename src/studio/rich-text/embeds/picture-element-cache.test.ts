// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { parseBody } from "../../../model/markup/body.ts";
import { bodyMarkup } from "../../../ui/text/body-html.ts";
import { bytesAddress } from "../../backend-contract/api-addresses.ts";
import { PictureElementCache } from "./picture-element-cache.ts";

const made = { src: "/media/a-1.svg", alt: "", width: 4, height: 3 };

function page(source: string, pictures = {}): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = bodyMarkup(parseBody(source), 2, { pictures });
  return element;
}

test("reuses the rendered picture after an edit, and loads a new picture by its file path", () => {
  const source = "Text\n\n![A](a.svg)";
  const drawn = new PictureElementCache(page(source, { "a.svg": made }), source, bytesAddress);
  const later = "![B](a.svg)\n\n![C](c d.svg)";
  const element = page(later);
  drawn.replaceIn(element, later);
  const shown = [...element.querySelectorAll("img")];
  expect(shown.map(({ alt }) => alt)).toEqual(["B", "C"]);
  expect(shown[0]?.getAttribute("src")).toBe("/media/a-1.svg");
  expect(shown[1]?.getAttribute("src")).toMatch(/\?path=c\+d\.svg$/);
});
