// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { parseBody } from "../../model/markup/body.ts";
import { bodyMarkup } from "../../ui/text/body-html.ts";
import { addSourceMarkers, bodyPlacePrefix } from "../preview-worker/source-markers.ts";
import { decodeSourceMarkers } from "./decode-source-markers.ts";

const place = "articles/a.yaml#/body";

function placed(source: string): Element {
  const root = document.createElement("main");
  const trace = addSourceMarkers("", 0);
  const markup = bodyMarkup(parseBody(`${source}\n\n${trace}`), 2);
  root.innerHTML = `<div class="prose">${markup}</div>`;
  decodeSourceMarkers(root, [bodyPlacePrefix + place]);
  return root.firstElementChild as Element;
}

test.each(["## Title\n\nWords", "- one\n- two", "| a |\n|---|\n| b |", "> quoted", "---", ""])(
  "marks the element of a body text, and renders it as without markers: %j",
  (source) => {
    const body = placed(source);
    expect(body.getAttribute("data-field")).toBe(place);
    expect(body.hasAttribute("data-body")).toBe(true);
    expect(body.innerHTML.replaceAll("<!---->", "")).toBe(
      bodyMarkup(parseBody(source), 2).replaceAll("/>", ">"),
    );
  },
);

test("removes a marker outside a body text, and changes nothing else", () => {
  const root = document.createElement("main");
  root.innerHTML = `<p>Words ${addSourceMarkers("", 0)}</p>`;
  decodeSourceMarkers(root, [bodyPlacePrefix + place]);
  expect(root.innerHTML).toBe("<p>Words </p>");
});
