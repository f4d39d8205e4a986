import { expect, test } from "vitest";
import { bytesByPart } from "./article-bytes.ts";

const document = [
  "<!doctype html><style>main { color: red }</style>",
  '<div id="_app"><header>Menu</header>',
  '<main><h1>Título</h1><div class="text"><p>Olá.</p></div>',
  '</main></div><footer class="footer">Rua</footer><script src="/boot.js"></script>\n',
].join("");

test("counts each byte of a document once, in its part, except for the CSS", () => {
  const parts = bytesByPart(document);
  expect(parts.map(({ part }) => part)).toEqual([
    "head",
    "header",
    "article head",
    "text",
    "footer",
    "scripts",
  ]);
  const css = "main { color: red }";
  const sum = parts.reduce((all, { bytes }) => all + bytes, 0);
  expect(sum).toBe(Buffer.byteLength(document) - css.length);
  expect(parts[2]?.bytes).toBe("<main><h1>Título</h1>".length + 1);
});
