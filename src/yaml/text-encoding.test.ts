import { describe, expect, test } from "vitest";
import { formatFileDiagnostics } from "../testing/content/format-diagnostics.ts";
import { parseBytes, parseYaml } from "./parse/parse.ts";

function read(text: string): string {
  return formatFileDiagnostics(parseYaml("page.yaml", text));
}

function readBytes(text: string, encoding: BufferEncoding): string {
  return formatFileDiagnostics(parseBytes("page.yaml", Buffer.from(text, encoding)));
}

describe("invisible characters", () => {
  test("reports a control character", () => {
    expect(read("title: O\u0007lá\n")).toMatchInlineSnapshot(`
      "hidden-character 1:9 title: O«»lá
        Há um caractere invisível (U+0007) aqui. Apague este trecho e digite de novo."
    `);
  });

  test("reports a character that changes the writing direction", () => {
    expect(read("title: Olá \u202emundo\n")).toMatchInlineSnapshot(`
      "hidden-character 1:12 title: Olá «‮»mundo
        Há um caractere invisível (U+202E) aqui. Apague este trecho e digite de novo."
    `);
  });

  test("reads a line separator as a space", () => {
    expect(parseYaml("page.yaml", "title: Olá\u2028mundo\n").value).toEqual({ title: "Olá mundo" });
  });

  test("reports half of a surrogate pair", () => {
    expect(read("title: Olá \ud83d\n")).toMatchInlineSnapshot(`
      "hidden-character 1:12 title: Olá «�»
        Há um caractere invisível (U+D83D) aqui. Apague este trecho e digite de novo."
    `);
  });

  test("reports fewer than 25 mistakes for a file with 500 of them", () => {
    expect(parseYaml("page.yaml", "a\0".repeat(500)).diagnostics.length).toBeLessThan(25);
  });

  test.each(["Olá\u00a0mundo", "R$\u00a0299", "👩‍👧", "a\u0301", "pa\u00adla\u00advra", "“–…”"])(
    "reports nothing for %j",
    (text) => {
      expect(parseYaml("page.yaml", `title: ${text}\n`)).toMatchObject({
        value: { title: text },
        diagnostics: [],
      });
    },
  );
});

describe("the encoding of a file", () => {
  test("is reported without the invisible characters that a wrong encoding causes", () => {
    const bytes = Buffer.from("title: L\x92atelier, L\x92\xe9t\xe9\n", "latin1");
    const { diagnostics } = parseBytes("page.yaml", bytes);
    expect(diagnostics.map(({ code }) => code)).toEqual(["encoding"]);
  });

  test("is reported if it is Latin-1", () => {
    expect(readBytes("route: /\ntitle: Atenção\n", "latin1")).toMatchInlineSnapshot(`
      "encoding 2:12 title: Aten«ç»ão
        O arquivo não está em UTF-8: os acentos ficariam estragados. No seu editor, salve de novo com a codificação "UTF-8"."
    `);
  });

  test("is detected if it is Latin-1, so that the text is read correctly", () => {
    const parsed = parseBytes("page.yaml", Buffer.from("title: Atenção\n", "latin1"));
    expect(parsed.value).toEqual({ title: "Atenção" });
  });

  test("is reported if it is UTF-16, with and without a byte order mark", () => {
    expect(readBytes("\ufefftitle: Atenção\n", "utf16le")).toMatchInlineSnapshot(`
      "byte-order 1:1 «t»itle: Atenção
        O arquivo foi salvo em UTF-16. No seu editor, salve de novo com a codificação "UTF-8"."
    `);
    expect(readBytes("title: Atenção\n", "utf16le")).toMatchInlineSnapshot(`
      "byte-order 1:1 «t»itle: Atenção
        O arquivo foi salvo em UTF-16. No seu editor, salve de novo com a codificação "UTF-8"."
    `);
  });

  test("is reported as wrong if the text contains replacement characters", () => {
    expect(read("title: Aten\ufffd\ufffdo\n")).toMatchInlineSnapshot(`
      "encoding 1:12 title: Aten«�»�o
        O arquivo não está em UTF-8: os acentos ficariam estragados. No seu editor, salve de novo com a codificação "UTF-8"."
    `);
  });
});

describe("garbled accents", () => {
  test("are reported once for the whole file", () => {
    expect(read("title: PromoÃ§Ã£o de marÃ§o\n")).toMatchInlineSnapshot(`
      "garbled-accents 1:8 title: «PromoÃ§Ã£o» de marÃ§o
        Os acentos se estragaram: "PromoÃ§Ã£o" deve ser "Promoção" (e mais 2 letras neste arquivo). Corrija, e salve em UTF-8."
    `);
  });

  test("are not reported for a garbled typographic dash", () => {
    expect(read("title: Olá â€“ mundo\n")).toMatchInlineSnapshot(`""`);
  });

  test.each(["NÃO", "AMANHÃ”", "AMANHÃ\u00a0", "São Paulo", "Âncora", "maçã"])(
    "are not reported for %j",
    (text) => {
      expect(parseYaml("page.yaml", `title: ${text}\n`).diagnostics).toEqual([]);
    },
  );
});
