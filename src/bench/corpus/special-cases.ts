// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import type { AnyCode } from "./codes.ts";
import { changeOf, mark, type Planted, plant } from "./planted.ts";
import type { ShippedFile } from "./shipped.ts";

/** Returns mistakes of whole files: encoding, emptiness, lost indentation, conflicts. */
export function specialCases(files: readonly ShippedFile[]): Planted[] {
  return [
    ...files.flatMap(latin1),
    ...utf16Files(files),
    ...surrogates(files),
    ...emptyFiles(files),
    ...lostIndentation(files),
    ...twoFeatured(files),
  ];
}

function told(kind: string, file: ShippedFile, code: AnyCode, text: Planted["text"]): Planted {
  const expected = { codes: [code], line: 1, column: 1 };
  return { kind, file: file.path, text, note: `${kind}: ${file.path}`, expected };
}

/** Saved as Latin-1; reported at the first character that is lost. */
function latin1(file: ShippedFile): Planted[] {
  // Replace characters that Latin-1 lacks: an old program could not have kept them.
  const text = [...file.text].map((sign) => (sign.charCodeAt(0) > 255 ? "-" : sign)).join("");
  const first = text.search(/[\u0080-\u00ff]/);
  if (first < 0) return [];
  const codes = ["encoding"] as const;
  const change = { start: first, end: first, text: mark };
  const planted = plant({ kind: "saved as Latin-1", codes }, file.path, text, change);
  return [{ ...planted, text: Buffer.from(text, "latin1") }];
}

function utf16Files(files: readonly ShippedFile[]): Planted[] {
  return files.slice(0, 4).map((file) => {
    const bytes = Buffer.from(`\ufeff${file.text}`, "utf16le");
    return told("saved as UTF-16", file, "byte-order", bytes);
  });
}

/** A lone surrogate, as broken programs write it. */
function surrogates(files: readonly ShippedFile[]): Planted[] {
  return named(files, ["pages/inicio.yaml", "team.yaml"]).map((file) => {
    const at = file.text.search(/\n[^#\n]*: \p{L}/u) + 1;
    const start = file.text.indexOf(": ", at) + 3;
    const change = { start, end: start, text: mark };
    const planted = plant(
      { kind: "half of a character", codes: ["encoding"] },
      file.path,
      file.text,
      change,
    );
    const half = Buffer.from([0xed, 0xa0, 0xbd]);
    const [before, after] = [file.text.slice(0, start), file.text.slice(start)];
    return { ...planted, text: Buffer.concat([Buffer.from(before), half, Buffer.from(after)]) };
  });
}

function emptyFiles(files: readonly ShippedFile[]): Planted[] {
  const chosen = named(files, ["pages/termos.yaml", "theme.yaml"]);
  return chosen.flatMap((file) => [
    told("empty file", file, "empty-file", ""),
    told("file with comments only", file, "empty-file", "# Nada aqui.\n"),
  ]);
}

/** Mappings and items with wrong indentation. */
function lostIndentation(files: readonly ShippedFile[]): Planted[] {
  const [services, home] = named(files, ["services.yaml", "pages/inicio.yaml"]);
  if (!services || !home) return [];
  const icon = '  icon:\n    src: consultoria-fiscal.svg\n    alt: ""\n';
  const flat = '  icon:\n  ¦src: consultoria-fiscal.svg\n  alt: ""\n';
  const badge = "    badge:\n      value: ${claims.clients}\n";
  return [
    plant(
      { kind: "group without its indentation", codes: ["misplaced-field"] },
      services.path,
      services.text,
      changeOf(services.text, icon, flat),
    ),
    plant(
      { kind: "two fields on one line", codes: ["two-fields"] },
      home.path,
      home.text,
      changeOf(home.text, badge, "    badge: ¦value: ${claims.clients}\n"),
    ),
    plant(
      { kind: "item without its dash", codes: ["missing-dash"] },
      home.path,
      home.text,
      changeOf(home.text, "  - type: testimonials", "  ¦type: testimonials"),
    ),
  ];
}

/** Reported at the second featured article, whichever of the two was changed. */
function twoFeatured(files: readonly ShippedFile[]): Planted[] {
  return files
    .filter(({ path }) => /^articles\/[a-o]/.test(path))
    .map((file) => {
      const end = file.text.indexOf("\n", file.text.indexOf("readingMinutes:"));
      const text = `${file.text.slice(0, end)}\nfeatured: true${file.text.slice(end)}`;
      const second = named(files, ["articles/planejamento-tributario-2024.yaml"])[0];
      const line = second?.text.slice(0, second.text.indexOf("featured:")).split("\n").length ?? 0;
      const expected = {
        codes: ["too-many-featured"] as const,
        file: second?.path,
        line,
        column: 11,
      };
      return {
        kind: "too-many-featured",
        file: file.path,
        text,
        note: `too-many-featured: ${file.path}`,
        expected,
      };
    });
}

function named(files: readonly ShippedFile[], paths: readonly string[]): ShippedFile[] {
  return paths.flatMap((path) => files.filter((file) => file.path === path));
}
