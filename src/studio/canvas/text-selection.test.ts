// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { getTextSelection, setTextSelection } from "./text-selection.ts";

function textWith(...parts: (string | Element)[]): Element {
  const element = document.createElement("p");
  element.append(...parts);
  document.body.replaceChildren(element);
  return element;
}

function fact(text: string): Element {
  const chip = document.createElement("span");
  chip.setAttribute("contenteditable", "false");
  chip.append(text);
  return chip;
}

test("restores the caret at its position in the text", () => {
  const element = textWith("Desde ", fact("2009"), " aqui");
  for (const place of [0, 3, 6, 10, 12, 15]) {
    setTextSelection(element, { start: place, end: place });
    expect(getTextSelection(element)).toEqual({ start: place, end: place });
  }
});

test("places the caret before or after a fact, never inside it, if the text is only a fact", () => {
  const element = textWith(fact("2009"));
  const placeAt = (letters: number) => {
    setTextSelection(element, { start: letters, end: letters });
    const { anchorNode, anchorOffset } = getSelection() ?? {};
    return [anchorNode === element, anchorOffset];
  };
  expect([0, 2, 4].map(placeAt)).toEqual([
    [true, 0],
    [true, 1],
    [true, 1],
  ]);
});
