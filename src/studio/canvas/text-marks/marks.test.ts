// @vitest-environment happy-dom
import fc from "fast-check";
import { expect, test } from "vitest";
import "../../../testing/seed.ts";
import { createEditableNodes, readEditedSource } from "../editable-nodes.ts";
import { computeLeafInsertion, parsePasted } from "./parse-pasted.ts";
import { commonMarks, computeMarkChangeResult, type MarkChange } from "./toggle-mark.ts";

const facts = { "firm.phone": "(38) 90000-0000" };

function typed(source: string): HTMLElement {
  const element = document.createElement("p");
  element.append(...createEditableNodes(source, true, facts).nodes);
  return element;
}

/** Marks some words of a text. Returns the new source; `undefined` if the mark was rejected. */
function marked(source: string, words: string, marking: MarkChange): string | undefined {
  const element = typed(source);
  const start = (element.textContent ?? "").indexOf(words);
  const done = computeMarkChangeResult(element, { start, end: start + words.length }, marking);
  if (!done) return undefined;
  element.replaceChildren(...done.nodes);
  return readEditedSource(element, false);
}

test("toggles strong and emphasis on the selected words", () => {
  const once = marked("Contas em dia, sempre", "em dia", { kind: "strong" }) ?? "";
  expect(once).toBe("Contas **em dia**, sempre");
  expect(marked(once, "em dia", { kind: "strong" })).toBe("Contas em dia, sempre");
  expect(marked(once, "dia", { kind: "strong" })).toBe("Contas **em** dia, sempre");
  expect(marked("Contas em dia", "onta", { kind: "em" })).toBe("*Contas* em dia");
});

test("excludes spaces at the ends of a selection from a mark, and includes facts as a whole", () => {
  expect(marked("Contas em dia", " em ", { kind: "strong" })).toBe("Contas **em** dia");
  const phone = "Ligue $" + "{firm.phone} hoje";
  expect(marked(phone, "90000", { kind: "strong" })).toBe("Ligue **$" + "{firm.phone}** hoje");
});

test("sets, changes and removes a link on selected words", () => {
  const linked = marked("Fale conosco hoje", "conosco", { kind: "link", to: "/contato" }) ?? "";
  expect(linked).toBe("Fale [conosco](/contato) hoje");
  expect(marked(linked, "conosco", { kind: "link", to: "tel:3890" })).toBe(
    "Fale [conosco](tel:3890) hoje",
  );
  expect(marked(linked, "conosco", { kind: "link", to: undefined })).toBe("Fale conosco hoje");
  expect(commonMarks(typed(linked), { start: 7, end: 7 })).toEqual({
    strong: false,
    em: false,
    to: "/contato",
  });
});

test("never changes the words of a text when marking it", () => {
  const piece = fc.constantFrom(
    "um",
    "dois",
    "**",
    "*",
    " ",
    "[a](/b)",
    "é",
    "\n",
    "(",
    "$" + "{firm.phone}",
  );
  const kinds = fc.constantFrom<MarkChange>(
    { kind: "strong" },
    { kind: "em" },
    { kind: "link", to: "/x" },
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 10 }),
      fc.nat(30),
      fc.nat(30),
      kinds,
      (all, a, b, marking) => {
        const element = typed(all.join(""));
        const words = element.textContent;
        const done = computeMarkChangeResult(
          element,
          { start: Math.min(a, b), end: Math.max(a, b) },
          marking,
        );
        if (!done) return;
        element.replaceChildren(...done.nodes);
        expect(element.textContent).toBe(words);
        expect(typed(readEditedSource(element, false)).textContent).toBe(words);
      },
    ),
    { numRuns: 1000 },
  );
});

test("pastes only what the field supports, and reports joined lines and removed formatting", () => {
  const html =
    '<p>Um <b>prazo</b> <a href="https://exemplo.br/">novo</a></p><p>e <a href="javascript:alert(1)">outro</a><img src=x onerror=alert(1)><script>x</script></p>';
  const rich = parsePasted({ html, words: "" }, { markup: true, isLine: false });
  const element = typed("Aviso: ");
  const done = computeLeafInsertion(element, { start: 7, end: 7 }, rich.leaves);
  element.replaceChildren(...(done?.nodes ?? []));
  expect(readEditedSource(element, false)).toBe(
    "Aviso: Um **prazo** [novo](https://exemplo.br/)\ne outro",
  );
  const line = parsePasted({ html, words: "" }, { markup: false, isLine: true });
  expect(line.leaves.map(({ text }) => text).join("")).toBe("Um prazo novo e outro");
  expect(line).toMatchObject({ isJoined: true, isStripped: true });
  const plain = parsePasted({ html: "", words: "uma linha" }, { markup: false, isLine: true });
  expect(plain).toMatchObject({ isJoined: false, isStripped: false });
});

test("removes invisible characters from a pasted title", () => {
  const words =
    "\u202a(38) 90000-0000\u202c\u200e\u2066\u2028fim\ufffc\uf0b7 👩\u200d💻 R$\u00a0649";
  const line = { markup: false, isLine: true };
  for (const html of ["", `<p>${words}</p>`]) {
    const { leaves } = parsePasted({ html, words }, line);
    expect(leaves.map(({ text }) => text).join("")).toBe(
      "(38) 90000-0000 fim 👩\u200d💻 R$\u00a0649",
    );
  }
});
