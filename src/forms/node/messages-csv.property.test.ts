import fc from "fast-check";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import type { StoredMessage } from "../message-store/store-message.ts";
import { escapeFormula, messagesCsv } from "./messages-csv.ts";

const words = {
  columns: ["Número", "Recebida em", "Formulário", "A conferir"],
  ...{ yes: "sim", no: "", separator: ";" as const },
} as const;

const wild = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom('"', ";", "\r", "\n", "\t", "=", "+", "-", "@", " ", "'", "a", "1"),
  }),
);

const kept = (
  fields: Record<string, string>,
  labels: Record<string, string> = {},
): StoredMessage => ({
  ...{ number: 7, id: "id", form: "contato", receivedAt: 0, verified: false },
  ...{ fields, labels },
});

/** Parses CSV in the form of RFC 4180, but with semicolons. */
function read(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = "", end] of text.matchAll(/"((?:[^"]|"")*)"(;|\r\n)/g)) {
    rows.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end !== ";") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("a CSV table contains the typed texts, and no cell starts a formula", () => {
  fc.assert(
    fc.property(wild, wild, wild, (nome, texto, label) => {
      const text = messagesCsv([kept({ nome, texto }, { nome: label })], words, () => "hoje");
      expect(text.startsWith("\uFEFF")).toBe(true);
      const [title, row, ...more] = read(text.slice(1));
      expect(more).toEqual([]);
      expect(title?.length).toBe(6);
      expect(row?.slice(0, 4)).toEqual(["7", "hoje", "contato", "sim"]);
      const typed = [nome, texto];
      for (const [index, cell] of (row ?? []).slice(4).entries()) {
        expect([typed[index], `'${typed[index]}`]).toContain(cell);
      }
      for (const cell of [...(title ?? []), ...(row ?? [])])
        expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
    }),
  );
});

test("escapes texts that look like a formula, and leaves other texts unchanged", () => {
  const cells = [
    "=1+1",
    "+55 38 9",
    "-2",
    "@ana",
    "\t=1",
    "  =1",
    "＝1",
    "\u00a0=1",
    "ana@x.com",
    "2-1",
    "",
  ];
  expect(cells.map(escapeFormula)).toEqual([
    ...["'=1+1", "'+55 38 9", "'-2", "'@ana", "'\t=1", "'  =1", "'＝1", "'\u00a0=1"],
    ...["ana@x.com", "2-1", ""],
  ]);
});

test("gives each field its own column, with its latest label", () => {
  const messages = [
    kept({ nome: "Ana" }, { nome: "Nome" }),
    kept({ email: "bia@exemplo.com.br" }, { nome: "Seu nome", email: "E-mail" }),
  ];
  const [title, ...rows] = read(messagesCsv(messages, words, () => "hoje").slice(1));
  expect(title?.slice(4)).toEqual(["Seu nome", "E-mail"]);
  expect(rows.map((row) => row.slice(4))).toEqual([
    ["Ana", ""],
    ["", "bia@exemplo.com.br"],
  ]);
});

test("separates cells by commas if the separator is a comma", () => {
  const text = messagesCsv([kept({ name: "Ann" })], { ...words, separator: "," }, () => "today");
  expect(text.split("\r\n")[1]).toBe('"7","today","contato","sim","Ann"');
});
