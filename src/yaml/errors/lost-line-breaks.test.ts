import { expect, test } from "vitest";
import { formatFileDiagnostics } from "../../testing/content/format-diagnostics.ts";
import { parseYaml } from "../parse/parse.ts";

function read(...lines: string[]) {
  return parseYaml("page.yaml", `${lines.join("\n")}\n`);
}

test("reports a field on the line of another field's text, and reads both", () => {
  const parsed = read("body: |", "  Um texto.  aside: Dois.", "title: A", "list:", "  - aside: B");
  expect(formatFileDiagnostics(parsed)).toMatchInlineSnapshot(`
    "two-fields 2:14 Um texto.  «aside:» Dois.
      Há dois campos na mesma linha. Comece "aside" em uma linha nova.
      →   Um texto.
      → aside: Dois."
  `);
  expect(parsed.value).toMatchObject({ body: "Um texto.\n", aside: "Dois." });
});

test("reports an item on the line of another item's text, and reads both", () => {
  const parsed = read("blocks:", "  - type: a", "    title: Um  - type: b", "    title: Dois");
  expect(formatFileDiagnostics(parsed)).toMatchInlineSnapshot(`
    "two-fields 3:16 title: Um  «- type:» b
      Há dois campos na mesma linha. Comece "type" em uma linha nova.
      →     title: Um
      →   - type: b"
  `);
  expect(parsed.value).toEqual({
    blocks: [
      { type: "a", title: "Um" },
      { type: "b", title: "Dois" },
    ],
  });
});

test("does not report two spaces inside a text", () => {
  expect(read("body: |", "  Um texto.  Nota: dois.", "title: A  B").diagnostics).toEqual([]);
});

test("reports typographic dashes and bullets of items once, and reads them as items", () => {
  const parsed = read("items:", "  - Um", "    – Dois", "    • Três", "  - Quatro");
  expect(formatFileDiagnostics(parsed)).toMatchInlineSnapshot(`
    "other-dash 3:5 «–» Dois
      "–" não abre um item da lista: a linha continuaria o texto de cima. Comece com "- ", alinhado com os outros.
      →   - Dois
      →   - Três"
  `);
  expect(parsed.value).toEqual({ items: ["Um", "Dois", "Três", "Quatro"] });
});

test("reports an equals sign in place of a colon", () => {
  expect(formatFileDiagnostics(read("title: A", "label = Quanto custa?"))).toMatchInlineSnapshot(`
    "missing-colon 2:1 «label» = Quanto custa?
      Faltam os dois-pontos depois de "label".
      → label: Quanto custa?"
  `);
});

test("reports two texts in one file once", () => {
  const text = ["id: a", "title: A", "date: 2024-01-01", "body: Um."];
  expect(formatFileDiagnostics(read(...text, ...text))).toMatchInlineSnapshot(`
    "duplicate-key 5:1 «id»: a
      Há dois textos neste arquivo: o segundo começa na linha 5, de novo com "id". Cada um fica em um arquivo só seu: recorte-o daqui para outro."
  `);
});
