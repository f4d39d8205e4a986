import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { zipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import "../../testing/seed.ts";
import { harmlessDrawing } from "../../testing/pictures/malicious-svg.ts";
import { sniffFileFormat } from "./sniff-file-format.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, latin(text)])));
const opened = (type: string) =>
  zipSync({ mimetype: [latin(`application/vnd.oasis.opendocument.${type}`), { level: 0 }] });

test.each(["jpeg", "png", "gif", "webp", "avif"] as const)(
  "recognises a %s file",
  async (format) => {
    const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: "#123" } });
    expect(sniffFileFormat(await drawn.toFormat(format).toBuffer())).toBe(format);
  },
);

test("distinguishes HEIC from AVIF and videos", async () => {
  const file = join(import.meta.dirname, "../../testing/pictures/telephone.heic");
  expect(sniffFileFormat(await readFile(file))).toBe("heic");
  expect(sniffFileFormat(latin("\0\0\0\x18ftypmif1\0\0\0\0mif1avif"))).toBe("avif");
  expect(sniffFileFormat(latin("\0\0\0\x18ftypmif1\0\0\0\0mif1heic"))).toBe("heic");
  expect(sniffFileFormat(latin("\0\0\0\x18ftypqt  \0\0\0\0qt  "))).toBe("video");
});

test.each([
  ["svg", Buffer.from(harmlessDrawing)],
  ["svg", Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["pdf", latin("%PDF-1.7\n")],
  ["docx", zip({ "[Content_Types].xml": "", "word/document.xml": "" })],
  ["xlsx", zip({ "[Content_Types].xml": "", "xl/workbook.xml": "" })],
  ["macros", zip({ "word/document.xml": "", "word/vbaProject.bin": "" })],
  ["macros", zip({ "xl/workbook.xml": "", "XL/VBAPROJECT.BIN": "" })],
  ["macros", zip({ mimetype: "", "Basic/Standard/Module1.xml": "" })],
  ["odt", opened("text")],
  ["ods", opened("spreadsheet")],
  ["unknown", opened("presentation")],
  ["unknown", zip({ "a.txt": "" })],
  ["unknown", latin("PK\x03\x04 cut")],
  ["csv", Buffer.from("nome;preço\nAna;1,5\n")],
  ["csv", latin("nome;pre\xe7o\nAna;1,5\n")],
  ["unknown", Buffer.from("<p>a, b</p>")],
  ["unknown", Buffer.from("<html><body>a;b <svg/></body></html>").subarray(0, 20)],
  ["program", latin("MZ\x90\0")],
  ["program", latin("#!/bin/sh\nrm a, b")],
  ["layers", latin("8BPS\0\x01")],
  ["foreign", latin("II*\0\x08\0")],
  ["video", latin("\x1aE\xdf\xa3webm")],
  ["video", latin("RIFF\0\0\0\0AVI LIST")],
  ["unknown", Buffer.alloc(0)],
] as const)("returns %s for the bytes of case %#", (sign, bytes) =>
  expect(sniffFileFormat(bytes)).toBe(sign),
);

test("returns a format name for any bytes, and never throws", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom("", "PK\x03\x04", "\0\0\0\x18ftyp", "RIFF"),
      (bytes, start) => {
        expect(typeof sniffFileFormat(Buffer.concat([latin(start), bytes]))).toBe("string");
      },
    ),
    { numRuns: 2000 },
  );
});
