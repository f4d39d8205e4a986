import { readFileSync } from "node:fs";
import { zipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { checkBytes } from "./check-edits.ts";
import { decodeUtf8, matchesExtension } from "./file-signatures.ts";

const bytes = (text: string) => Buffer.from(text, "latin1");
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>`;
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } });
const said = async (path: string, data: Uint8Array) => (await checkBytes(path, data, {}))?.code;

test.each(["png", "jpeg", "webp", "avif", "gif"] as const)(
  "a %s is known by its bytes, and by no other name",
  async (format) => {
    const data = await picture.clone().toFormat(format).toBuffer();
    expect(await said(`media/a.${format}`, data)).toBeUndefined();
    const others = ["png", "jpeg", "webp", "avif", "gif", "svg", "pdf", "docx"].filter(
      (each) => each !== format,
    );
    for (const other of others) expect(await said(`media/a.${other}`, data)).toBe("wrong-bytes");
  },
);

test("documents are known by their bytes", async () => {
  expect(await said("media/a.pdf", bytes("%PDF-1.7\n"))).toBeUndefined();
  expect(await said("media/a.xlsx", bytes("PK\x03\x04…"))).toBeUndefined();
  expect(await said("media/a.doc", bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"))).toBeUndefined();
  expect(await said("media/a.csv", bytes("a;b\n1;2\n"))).toBeUndefined();
  for (const name of ["a.pdf", "a.docx", "a.zip", "a.doc", "a.png", "a.svg"]) {
    expect(await said(`media/${name}`, bytes("<script>alert(1)</script>"))).toBe("wrong-bytes");
  }
  expect(await said("media/a.csv", bytes("MZ\0\0"))).toBe("wrong-bytes");
});

test("a document with macros is refused, whatever its name", async () => {
  const plain = zipSync({ "word/document.xml": bytes("<a/>") });
  const running = zipSync({
    "word/document.xml": bytes("<a/>"),
    "word/vbaProject.bin": bytes("x"),
  });
  expect(await said("media/a.docx", plain)).toBeUndefined();
  for (const name of ["a.docx", "a.xlsx", "a.ods", "a.zip"])
    expect(await said(`media/${name}`, running)).toBe("macros");
  expect(await said("media/a.docm", running)).toBe("unknown-kind");
});

test("a picture that only begins like one is refused", async () => {
  expect(await said("media/a.png", bytes("\x89PNG\r\n\x1a\n<html>"))).toBe("wrong-bytes");
  expect(await said("media/a.jpg", bytes("\xff\xd8\xff"))).toBe("wrong-bytes");
});

test("a drawing is taken where it is clean", async () => {
  expect(await said("media/a.svg", bytes(svg))).toBeUndefined();
  const running = svg.replace("<path", "<script>alert(1)</script><path");
  expect(await said("media/a.svg", bytes(running))).toBe("unsafe-drawing");
});

test("what is too large is told with its limit", async () => {
  const data = new Uint8Array(20 * 1024 * 1024 + 1);
  expect((await checkBytes("media/foto.png", data, {}))?.message).toBe(
    '"media/foto.png" é grande demais: o limite é 20 MB. Diminua o arquivo e tente de novo.',
  );
  expect(await said("media/a.svg", data.subarray(0, 2 * 1024 * 1024 + 1))).toBe("too-large");
});

test("a text of the content is written as a text, not as bytes", async () => {
  expect(await said("site.yaml", bytes("a: 1"))).toBe("unknown-kind");
});

test("a text comes back as it was, with its mark of order; what is no UTF-8 is no text", () => {
  const marked = Buffer.from("\ufeffa: á\r\n");
  expect(Buffer.from(decodeUtf8(marked) ?? "")).toEqual(marked);
  expect(decodeUtf8(bytes("a: \xe1"))).toBeUndefined();
});

test("no picture of the shipped site is refused", () => {
  const name = "hero.svg";
  const kind = { kind: "picture", extension: "svg", limit: 1 } as const;
  expect(matchesExtension(kind, readFileSync(`content/media/${name}`))).toBe(true);
});
