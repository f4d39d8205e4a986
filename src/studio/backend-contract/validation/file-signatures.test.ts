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
  "accepts a %s with its own extension, and rejects its bytes with any other",
  async (format) => {
    const data = await picture.clone().toFormat(format).toBuffer();
    expect(await said(`media/a.${format}`, data)).toBeUndefined();
    const others = ["png", "jpeg", "webp", "avif", "gif", "svg", "pdf", "docx"].filter(
      (each) => each !== format,
    );
    for (const other of others) expect(await said(`media/a.${other}`, data)).toBe("wrong-bytes");
  },
);

test("accepts documents whose bytes match their extension, and rejects others", async () => {
  expect(await said("media/a.pdf", bytes("%PDF-1.7\n"))).toBeUndefined();
  expect(await said("media/a.xlsx", bytes("PK\x03\x04…"))).toBeUndefined();
  expect(await said("media/a.doc", bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"))).toBeUndefined();
  expect(await said("media/a.csv", bytes("a;b\n1;2\n"))).toBeUndefined();
  for (const name of ["a.pdf", "a.docx", "a.zip", "a.doc", "a.png", "a.svg"]) {
    expect(await said(`media/${name}`, bytes("<script>alert(1)</script>"))).toBe("wrong-bytes");
  }
  expect(await said("media/a.csv", bytes("MZ\0\0"))).toBe("wrong-bytes");
});

test("rejects a document with macros, whatever its extension", async () => {
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

test("rejects a picture that has only the first bytes of its format", async () => {
  expect(await said("media/a.png", bytes("\x89PNG\r\n\x1a\n<html>"))).toBe("wrong-bytes");
  expect(await said("media/a.jpg", bytes("\xff\xd8\xff"))).toBe("wrong-bytes");
});

test("accepts a clean SVG, and rejects one with a script", async () => {
  expect(await said("media/a.svg", bytes(svg))).toBeUndefined();
  const running = svg.replace("<path", "<script>alert(1)</script><path");
  expect(await said("media/a.svg", bytes(running))).toBe("unsafe-drawing");
});

test("rejects a file above the size limit of its type, and names the limit", async () => {
  const data = new Uint8Array(20 * 1024 * 1024 + 1);
  expect((await checkBytes("media/foto.png", data, {}))?.message).toBe(
    '"media/foto.png" é grande demais: o limite é 20 MB. Diminua o arquivo e tente de novo.',
  );
  expect(await said("media/a.svg", data.subarray(0, 2 * 1024 * 1024 + 1))).toBe("too-large");
});

test("rejects a YAML file, because texts are not written as bytes", async () => {
  expect(await said("site.yaml", bytes("a: 1"))).toBe("unknown-kind");
});

test("decodeUtf8 keeps the byte order mark, and returns undefined for invalid UTF-8", () => {
  const marked = Buffer.from("\ufeffa: á\r\n");
  expect(Buffer.from(decodeUtf8(marked) ?? "")).toEqual(marked);
  expect(decodeUtf8(bytes("a: \xe1"))).toBeUndefined();
});

test("accepts hero.svg of the shipped content", () => {
  const name = "hero.svg";
  const kind = { kind: "picture", extension: "svg", limit: 1 } as const;
  expect(matchesExtension(kind, readFileSync(`content/media/${name}`))).toBe(true);
});
