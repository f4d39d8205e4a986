// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Prose } from "./prose.tsx";

function draw(source: string, level?: 2 | 3 | 4): Element {
  document.body.innerHTML = renderToStaticMarkup(<Prose source={source} level={level} />);
  return document.body.firstElementChild as Element;
}

function names(root: Element): string[] {
  return [...root.children].map(({ localName }) => localName);
}

test("renders headings, paragraphs, lists, quotes and rules", () => {
  const body = draw("## A\n\nText\n\n- one\n- two\n\n1. first\n\n> said\n\n---\n\n### B");
  expect(names(body)).toEqual(["h2", "p", "ul", "ol", "blockquote", "hr", "h3"]);
});

test("gives headings an id", () => {
  expect(draw("## O que muda").querySelector("h2")?.id).toBe("o-que-muda");
});

test("starts headings at the given level", () => {
  expect(names(draw("## A\n\n### B", 4))).toEqual(["h4", "h5"]);
});

test("keeps the start number of an ordered list unless it is 1", () => {
  expect(draw("3. third\n4. fourth").querySelector("ol")?.getAttribute("start")).toBe("3");
  expect(draw("1. first").querySelector("ol")?.hasAttribute("start")).toBe(false);
});

test("renders nested lists", () => {
  const inner = draw("- one\n  - inner\n- two").querySelectorAll("ul ul li");
  expect([...inner].map(({ textContent }) => textContent)).toEqual(["inner"]);
});

test("renders a table with column headings, alignment and a labelled, focusable scroll area", () => {
  const body = draw("| Mês | Valor |\n|:---|---:|\n| Janeiro | 10 |\n| Março | **20** |");
  const headings = [...body.querySelectorAll("thead th")];
  expect(
    headings.map((cell) => [cell.textContent, cell.getAttribute("scope"), cell.className]),
  ).toEqual([
    ["Mês", "col", "left"],
    ["Valor", "col", "right"],
  ]);
  expect([...body.querySelectorAll("tbody tr")].map(({ textContent }) => textContent)).toEqual([
    "Janeiro10",
    "Março20",
  ]);
  const frame = body.querySelector(".scroll");
  expect(frame?.getAttribute("tabindex")).toBe("0");
  expect(frame?.getAttribute("aria-label")).toBe("Mês, Valor");
});

test("renders HTML in a body as text", () => {
  const body = draw("<script>alert(1)</script>");
  expect(body.querySelector("script")).toBeNull();
  expect(body.textContent).toContain("<script>");
});

test("renders no inline styles", () => {
  expect(draw("| A |\n|:-:|\n| 1 |").outerHTML).not.toContain("style");
});
