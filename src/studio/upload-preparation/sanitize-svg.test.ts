// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { isCleanSvg } from "../../media/is-clean-svg.ts";
import {
  harmlessDrawing,
  maliciousElements,
  maliciousFiles,
} from "../../testing/pictures/malicious-svg.ts";
import { svgBomb } from "../../testing/pictures/svg-bomb.ts";
import { prepareUpload } from "./prepare-upload.ts";
import { sanitizeSvg } from "./sanitize-svg.ts";
import { pictureFaults } from "./strings.pt-br.ts";

const around = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><path d="M0 0h9"/>${inside}</svg>`;

const textOf = (source: string) => {
  const made = sanitizeSvg(source);
  return made && new TextDecoder().decode(made.bytes);
};

test.each([...maliciousElements.map(around), ...maliciousFiles])(
  "makes this SVG harmless or rejects it: %s",
  async (source) => {
    const text = textOf(source);
    if (text === undefined) return;
    expect(text).not.toMatch(/alert|evil\.example|passwd|javascript:/i);
    expect(await isCleanSvg(text)).toBe(true);
  },
);

test("keeps the drawing of a logo, and removes editor data and links", async () => {
  const text = textOf(harmlessDrawing) ?? "";
  expect(text).toContain('d="M0 0h120v60H0z"');
  expect(text).toContain("fill:url(#g)");
  expect(text).toMatch(/href="#p"/);
  expect(text).not.toMatch(/inkscape|sodipodi|adobe|Ana|<a /i);
  expect(await isCleanSvg(text)).toBe(true);
  expect(sanitizeSvg(harmlessDrawing)).toMatchObject({ width: 120, height: 60 });
});

test("reports an SVG with endlessly repeated parts as endless", async () => {
  expect(await prepareUpload(new Blob([svgBomb]), "picture")).toBe("endless");
  expect(pictureFaults.endless("logo.svg")).toMatchInlineSnapshot(
    `"“logo.svg” repete tanto as próprias partes que a página travaria. Exporte o desenho de novo com os símbolos e padrões expandidos, ou como PNG."`,
  );
});
