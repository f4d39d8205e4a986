// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tokens of content look like placeholders.
import type { DiagnosticCode } from "./diagnostic-codes.ts";
import {
  createReplacement,
  type PlantedMistake,
  plantMistake,
  positionMark,
} from "./planted-mistakes.ts";
import type { ShippedFile } from "./shipped-site.ts";

/**
 * Returns mistakes that affect whole files: encoding, emptiness, lost indentation, a second
 * featured article.
 */
export function fileMistakes(files: readonly ShippedFile[]): PlantedMistake[] {
  return [
    ...files.flatMap(latin1Mistakes),
    ...utf16Mistakes(files),
    ...loneSurrogateMistakes(files),
    ...emptyFileMistakes(files),
    ...lineStructureMistakes(files),
    ...twoFeaturedArticlesMistakes(files),
  ];
}

function wholeFileMistake(
  kind: string,
  file: ShippedFile,
  code: DiagnosticCode,
  text: PlantedMistake["text"],
): PlantedMistake {
  const expected = { codes: [code], line: 1, column: 1 };
  return { kind, file: file.path, text, note: `${kind}: ${file.path}`, expected };
}

/**
 * Returns the file saved as Latin-1. The diagnostic is at the first byte that is not valid UTF-8.
 */
function latin1Mistakes(file: ShippedFile): PlantedMistake[] {
  // Replace characters that Latin-1 does not have, as an old program would.
  const text = [...file.text].map((sign) => (sign.charCodeAt(0) > 255 ? "-" : sign)).join("");
  const first = text.search(/[\u0080-\u00ff]/);
  if (first < 0) return [];
  const codes = ["encoding"] as const;
  const change = { start: first, end: first, text: positionMark };
  const planted = plantMistake({ kind: "saved as Latin-1", codes }, file.path, text, change);
  return [{ ...planted, text: Buffer.from(text, "latin1") }];
}

function utf16Mistakes(files: readonly ShippedFile[]): PlantedMistake[] {
  return files.slice(0, 4).map((file) => {
    const bytes = Buffer.from(`\ufeff${file.text}`, "utf16le");
    return wholeFileMistake("saved as UTF-16", file, "byte-order", bytes);
  });
}

/** Returns files with a lone surrogate, which broken programs write. */
function loneSurrogateMistakes(files: readonly ShippedFile[]): PlantedMistake[] {
  return findFilesByPath(files, ["pages/inicio.yaml", "team.yaml"]).map((file) => {
    const at = file.text.search(/\n[^#\n]*: \p{L}/u) + 1;
    const start = file.text.indexOf(": ", at) + 3;
    const change = { start, end: start, text: positionMark };
    const planted = plantMistake(
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

function emptyFileMistakes(files: readonly ShippedFile[]): PlantedMistake[] {
  const chosen = findFilesByPath(files, ["pages/termos.yaml", "theme.yaml"]);
  return chosen.flatMap((file) => [
    wholeFileMistake("empty file", file, "empty-file", ""),
    wholeFileMistake("file with comments only", file, "empty-file", "# Nada aqui.\n"),
  ]);
}

/** Returns mappings and list items with wrong indentation. */
function lineStructureMistakes(files: readonly ShippedFile[]): PlantedMistake[] {
  const [services, home] = findFilesByPath(files, ["services.yaml", "pages/inicio.yaml"]);
  if (!services || !home) return [];
  const icon = '  icon:\n    src: consultoria-fiscal.svg\n    alt: ""\n';
  const flat = '  icon:\n  ¦src: consultoria-fiscal.svg\n  alt: ""\n';
  const badge = "    badge:\n      value: ${claims.clients}\n";
  return [
    plantMistake(
      { kind: "group without its indentation", codes: ["misplaced-field"] },
      services.path,
      services.text,
      createReplacement(services.text, icon, flat),
    ),
    plantMistake(
      { kind: "two fields on one line", codes: ["two-fields"] },
      home.path,
      home.text,
      createReplacement(home.text, badge, "    badge: ¦value: ${claims.clients}\n"),
    ),
    plantMistake(
      { kind: "item without its dash", codes: ["missing-dash"] },
      home.path,
      home.text,
      createReplacement(home.text, "  - type: testimonials", "  ¦type: testimonials"),
    ),
  ];
}

/**
 * Returns mistakes that mark another article as featured. Changes only articles that sort before
 * the shipped featured one. So the diagnostic is always at the shipped one, the second of the two.
 */
function twoFeaturedArticlesMistakes(files: readonly ShippedFile[]): PlantedMistake[] {
  return files
    .filter(({ path }) => /^articles\/[a-o]/.test(path))
    .map((file) => {
      const end = file.text.indexOf("\n", file.text.indexOf("readingMinutes:"));
      const text = `${file.text.slice(0, end)}\nfeatured: true${file.text.slice(end)}`;
      const second = findFilesByPath(files, ["articles/planejamento-tributario-2024.yaml"])[0];
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

function findFilesByPath(files: readonly ShippedFile[], paths: readonly string[]): ShippedFile[] {
  return paths.flatMap((path) => files.filter((file) => file.path === path));
}
