import { join, relative, sep, win32 } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { engineRules } from "../../../check/engine-rules.ts";
import "../../../testing/seed.ts";
import { findFileKind } from "./file-kinds.ts";
import { findPathError } from "./safe-path.ts";

const { collections } = engineRules;

test.each([
  "faq.yaml",
  "site.yaml",
  "pages/sobre-nós.yaml",
  "articles/a b (c) & d.yaml",
  "media/fotos/Ana 2024.jpg",
  "media/relatorio.2024.pdf",
  "media/drawings/a.svg",
  "media/console.png",
  "media/com10.png",
])("accepts %s as a content path", (path) => {
  expect(findPathError(path)).toBeUndefined();
  expect(findFileKind(path, collections)).toBeDefined();
});

test.each([
  ["", "shape"],
  ["/etc/passwd", "shape"],
  ["pages//a.yaml", "shape"],
  ["pages/../../a.yaml", "shape"],
  ["../a.yaml", "shape"],
  ["./faq.yaml", "shape"],
  ["pages/..", "shape"],
  ["pages/", "shape"],
  ["．．/a.yaml", "shape"],
  ["․․/a.yaml", "shape"],
  ["pages/．．／a.yaml", "shape"],
  ["..\\a.yaml", "characters"],
  ["pages＼a.yaml", "characters"],
  ["C:/a.yaml", "characters"],
  ["C：/a.yaml", "characters"],
  ["faq.yaml:hidden", "characters"],
  ["faq.yaml::$DATA", "characters"],
  ["%2e%2e/a.yaml", "characters"],
  ["%252e%252e/a.yaml", "characters"],
  ["a\0.yaml", "characters"],
  ["a\n.yaml", "characters"],
  ["a\u007f.yaml", "characters"],
  ["a\u202elmay.yaml", "characters"],
  ["a\u200b.yaml", "characters"],
  ["a\u00a0.yaml", "characters"],
  ["a\u2028.yaml", "characters"],
  ["a\ud800.yaml", "characters"],
  ["\ufefffaq.yaml", "characters"],
  ["PAGES~1/a.yaml", "characters"],
  ["a?.yaml", "characters"],
  ["a*.yaml", "characters"],
  ['a".yaml', "characters"],
  ["<a>.yaml", "characters"],
  ["a|b.yaml", "characters"],
  [".env", "hidden"],
  [".git/config", "hidden"],
  ["pages/.a.yaml", "hidden"],
  ["...yaml", "hidden"],
  ["faq.yaml.", "ending"],
  ["faq.yaml ", "ending"],
  ["pages /a.yaml", "ending"],
  ["pages./a.yaml", "ending"],
  [" faq.yaml", "ending"],
  ["con", "device"],
  ["CON.yaml", "device"],
  ["nul.yaml", "device"],
  ["pages/aux.yaml", "device"],
  ["media/COM1.png", "device"],
  ["media/com¹.png", "device"],
  ["media/lpt9.tar.pdf", "device"],
  ["media/prn .pdf", "device"],
  ["media/CONIN$", "device"],
  ["blocks/registry.ts", "code"],
  ["BLOCKS/a.yaml", "code"],
  ["ｂlocks/a.yaml", "code"],
  ["bloc\u212as/a.yaml", "code"],
  ["drawings/hero.yaml", "code"],
  ["media/a.html", "code"],
  ["media/a.HTML.png", "code"],
  ["media/a.js", "code"],
  ["media/a.php.jpg", "code"],
  ["media/a.ts .png", "code"],
  ["rules.mjs", "code"],
  ["site.css", "code"],
  ["ABRIR-NO-WINDOWS.cmd", "code"],
  [`pages/${"a".repeat(400)}.yaml`, "long"],
  [`pages/${"é".repeat(110)}.yaml`, "long"],
])("%j is refused: %s", (path, fault) => {
  expect(findPathError(path)).toBe(fault);
});

test.each([
  "a.txt",
  "LEIA-ME.md",
  "pages/a.yml",
  "other/a.yaml",
  "a/pages/b.yaml",
  "photo.png",
  "media/a",
  "media/a.exe2",
  "Pages/a.yaml",
])("%s is not a content file", (path) => expect(findFileKind(path, collections)).toBeUndefined());

const pieces = fc.constantFrom(
  ...[
    "pages",
    "media",
    "..",
    ".",
    "",
    "/",
    "\\",
    "%2e",
    "%2f",
    ":",
    "~1",
    " ",
    ".yaml",
    ".png",
    "a",
  ],
  ...["．", "／", "con", "NUL", "blocks", ".ts", "\0", "\u202e", "é", "\ud83d", "·"],
);
const paths = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join("")),
  fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join("/")),
  fc.string({ unit: "binary", maxLength: 30 }),
);

describe("a path that passes the check", () => {
  test("stays inside the content folder on every system, also after normalisation and URL decoding", () => {
    let passed = 0;
    fc.assert(
      fc.property(paths, (path) => {
        if (findPathError(path) !== undefined) return;
        passed += 1;
        for (const form of [
          path,
          path.normalize("NFC"),
          path.normalize("NFD"),
          path.normalize("NFKC"),
          decodeURIComponent(path),
        ]) {
          const inside = relative("/site/content", join("/site/content", form));
          expect(inside.split(sep)).toEqual(form.split("/"));
          expect(win32.isAbsolute(form)).toBe(false);
          expect(win32.join("C:\\content", form).startsWith("C:\\content\\")).toBe(true);
        }
      }),
      { numRuns: 5000 },
    );
    expect(passed).toBeGreaterThan(200);
  });

  test("contains no hidden, reserved, trimmed or code file name, and no control character", () => {
    fc.assert(
      fc.property(paths, (path) => {
        if (findPathError(path) !== undefined) return;
        for (const name of path.normalize("NFKC").toLowerCase().split("/")) {
          expect(name).not.toMatch(
            /^\.|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)|\.(ts|js|html)$/,
          );
          expect(name).not.toMatch(/[\p{C}\\:]/u);
        }
        expect(path.toLowerCase()).not.toMatch(/^(blocks|drawings)\//);
      }),
      { numRuns: 5000 },
    );
  });
});
