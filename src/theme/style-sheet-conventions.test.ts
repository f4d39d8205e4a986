import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sheets = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /^(ui|layout|blocks|theme\/packs)\/.*\.css$/.test(path))
  // Skips the base sheets of the packs. Like base.css, they may use values that are not from the
  // scale.
  .filter((path) => !path.endsWith("theme.base.css"))
  .sort();

/** The breakpoints of layouts, in px: phone, tablet, small desktop. */
const breakpoints = [
  "(min-width: 701px)",
  "(max-width: 700px)",
  "(min-width: 901px)",
  "(max-width: 900px)",
  "(min-width: 1241px)",
  // The same width in em, because slanted layouts have no room for larger fonts.
  "(min-width: 77.5em)",
  "(max-width: 1240px)",
  // For fonts so large that not even a telephone number fits in a line.
  "(max-width: 16rem)",
];

test("double rules are 3 px wide, except in the definition of --rule-double", () => {
  const everywhere = readdirSync(root, { recursive: true, encoding: "utf8" });
  const found = everywhere
    .filter((path) => path.endsWith(".css"))
    .flatMap((path) => [...readSheet(path).matchAll(/(?<!--rule-double: )\b(\d+)px double/g)])
    .filter(([, width]) => width !== "3");
  expect(found.map(({ 0: rule, input }) => [rule, input.slice(0, 40)])).toEqual([]);
});

interface Declaration {
  place: string;
  property: string;
  value: string;
}

/**
 * Reads a style sheet. Replaces comments with their line breaks, so that line numbers stay right.
 */
function readSheet(path: string): string {
  const text = readFileSync(join(root, path), "utf8");
  return text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""));
}

function placeOf(path: string, text: string, at: number): string {
  return `${path}:${text.slice(0, at).split("\n").length}`;
}

function declarationsIn(path: string): Declaration[] {
  const text = readSheet(path);
  const found = text.matchAll(/(?<=[{;]\s*)([\w-]+):\s([^;{}]+);/g);
  return [...found].map(({ index, 1: property = "", 2: value = "" }) => {
    return { place: placeOf(path, text, index), property, value: value.replace(/\s+/g, " ") };
  });
}

const declarations = sheets.flatMap(declarationsIn);

const colorNames =
  "black|white|gray|grey|silver|red|green|blue|navy|teal|olive|maroon|purple|yellow|orange|brown|gold|ivory|beige|tan|pink";

/** Patterns of values that belong in the theme. Lengths of 0 and rules of 1 px are allowed. */
const literals: readonly [name: string, pattern: RegExp][] = [
  // #0000 is transparent, so it is no theme colour.
  ["colour", /#(?!0000\b)[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i],
  ["colour", new RegExp(`(?<![\\w-])(?:${colorNames})(?![\\w-])`)],
  ["length", /(?<![\w.-])(?!1px\b)\d*\.?\d+(?:px|rem|pt|mm|cm|in)\b/],
  ["duration", /(?<![\w.-])\d*\.?\d+m?s\b/],
  ["font", /\b(?:serif|sans-serif|monospace|system-ui)\b|"[^"]*"(?=.*\bfont)/],
];

function literalsIn({ property, value }: Declaration): string[] {
  const own = value.replace(/var\([^()]*\)/g, "");
  const found = literals.filter(([, pattern]) => pattern.test(own)).map(([name]) => name);
  // Radii come from the theme, except for circles, arches and square corners.
  const isRadius = property.includes("radius") && !/^(?:50%|100%|50vw|0|\s)*$/.test(own);
  return isRadius ? [...found, "radius"] : found;
}

test("style sheets take every colour, font, length, duration and radius from the theme", () => {
  expect(declarations.length).toBeGreaterThan(700);
  const offences = declarations.flatMap((declaration) =>
    literalsIn(declaration).map(
      (name) => `${declaration.place} ${name}: ${declaration.property}: ${declaration.value}`,
    ),
  );
  expect(offences).toEqual([]);
});

test("media queries use only the common breakpoints", () => {
  const used = ["theme/base.css", ...sheets].flatMap((path) => {
    const text = readSheet(path);
    const queries = [...text.matchAll(/@media\s([^{]+)\{/g)];
    return queries.flatMap(({ index, 1: query = "" }) =>
      (query.match(/\([^()]*(?:width|height)[^()]*\)/g) ?? []).map(
        (width) => [placeOf(path, text, index), width] as const,
      ),
    );
  });
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter(([, width]) => !breakpoints.includes(width))).toEqual([]);
});

test.each([
  ["color: #fff", "colour"],
  ["background: linear-gradient(white, var(--color-ink))", "colour"],
  ["padding: 4px 0", "length"],
  ["transition: color 120ms", "duration"],
  ["font: 400 1em / 1 Georgia, serif", "font"],
  ["border-radius: 0.5em", "radius"],
])("reports %s as a literal %s", (text, name) => {
  const [property = "", value = ""] = text.split(": ");
  expect(literalsIn({ place: "", property, value })).toContain(name);
});

test.each([
  "border: 1px solid var(--color-rule)",
  "margin: 0 auto calc(-1 * var(--space-2))",
  "width: min(100%, 18em)",
  "border-radius: 50%",
  "border-radius: var(--radius)",
  "background: repeating-linear-gradient(#0000 0 calc(1.6em - 1px), var(--color-rule) 0)",
])("%s is allowed", (text) => {
  const [property = "", value = ""] = text.split(": ");
  expect(literalsIn({ place: "", property, value })).toEqual([]);
});
