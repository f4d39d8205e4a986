// @vitest-environment happy-dom
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { createEditableNodes, readEditedSource } from "./editable-nodes.ts";

const facts = { "firm.phone": "(38) 90000-0000" };

function typedAgain(source: string, markup: boolean): string {
  const { nodes, isPlain } = createEditableNodes(source, markup, facts);
  const element = document.createElement("p");
  element.append(...nodes);
  return readEditedSource(element, isPlain);
}

test("returns the source of an unedited text unchanged", () => {
  const piece = fc.constantFrom(
    "**",
    "*",
    "[a](/b)",
    "\\",
    "(",
    ")",
    "[",
    "é",
    " ",
    "\n",
    "$",
    "{",
  );
  const source = fc.array(fc.oneof(piece, fc.constant("${firm.phone}")), { maxLength: 12 });
  fc.assert(
    fc.property(source, fc.boolean(), (pieces, markup) => {
      expect(typedAgain(pieces.join(""), markup)).toBe(pieces.join(""));
    }),
    { numRuns: 2000 },
  );
});

test("shows markup as formatted text, and a fact as one element that cannot be edited", () => {
  const { nodes, isPlain } = createEditableNodes(
    "**Ligue** ${firm.phone} ou [veja](/contato)",
    true,
    facts,
  );
  const element = document.createElement("p");
  element.append(...nodes);
  expect(isPlain).toBe(false);
  expect(element.querySelector("strong")?.textContent).toBe("Ligue");
  expect(element.querySelector("[contenteditable=false]")?.textContent).toBe("(38) 90000-0000");
  expect(element.querySelector("a")?.getAttribute("data-to")).toBe("/contato");
});
