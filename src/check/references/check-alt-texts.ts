import { filesWithSchema } from "../../model/parsed-site.ts";
import { groupBy } from "../../yaml/group-by.ts";
import { childValue } from "../../yaml/json-pointer.ts";
import { foldLetters } from "../../yaml/text-and-language/text-normalization.ts";
import type {
  CheckDiagnosticCode,
  CheckDiagnosticDetails,
} from "../diagnostics/create-diagnostic.ts";
import type { ContextLookup } from "../site-index/check-context.ts";
import { type CheckContext, formatFileLocation } from "../site-index/check-context.ts";
import type { DescribedImage, SiteIndex } from "../site-index/site-index.ts";

const warning = { severity: "warning" } as const;

// Matches file names, such as those of cameras and phones, and words that describe nothing.
const placeholderAlt =
  /^(?:(?:img|dsc|pxl|mvi|screenshot|captura|whatsapp image)[\w .:()-]*|.*\.(?:jpe?g|png|svg|webp|avif|heic|gif)|foto|imagem|figura|ilustração|desenho|sem título|untitled|image|picture|photo)$/i;

/**
 * Reports descriptions that say nothing, and different pictures with the same description. When a
 * picture is replaced, its description must be replaced, too.
 */
export function checkAltTexts({ described, draft }: SiteIndex, sourceOf: ContextLookup) {
  // Reads the picture of each article through the access tracker, so that an edit of a picture
  // causes a check of all files.
  for (const { parsed } of filesWithSchema(draft, "article.json"))
    childValue(parsed.value, "image");
  const first = new Map<string, DescribedImage>();
  for (const each of described) {
    if (placeholderAlt.test(each.alt.trim())) reportPlaceholderAlt(each, sourceOf(each.file));
    const text = normalizedWords(each.alt).join(" ");
    if (!text.includes(" ")) continue;
    const known = first.get(text);
    if (known === undefined) first.set(text, each);
    else if (!haveSimilarNames(known.src, each.src)) {
      const details = { name: known.src, first: formatFileLocation(known.file, known.path) };
      reportAltText(sourceOf(each.file), each, "same-alt", details);
    }
  }
}

/** Reports a description that says nothing, unless `missing-alt` was already reported for it. */
function reportPlaceholderAlt(described: DescribedImage, source: CheckContext | undefined) {
  const { alt, path } = described;
  if (source?.found.some((each) => each.code === "missing-alt" && each.path === path)) return;
  reportAltText(source, described, "bare-alt", { alt });
}

/**
 * Reports descriptions that name an unused picture instead of their own. Returns the unused
 * pictures that they name.
 */
export function checkStaleAlt(
  { described }: SiteIndex,
  unused: readonly string[],
  sourceOf: ContextLookup,
): ReadonlySet<string> {
  const told = new Set<string>();
  if (unused.length === 0) return told;
  // Compares each text only once. Thousands of articles may show one picture, mostly with the same
  // text.
  for (const [src, shown] of groupBy(described, (each) => each.src)) {
    const byAlt = groupBy(shown, ({ alt }) => alt);
    const alts = [...byAlt.keys()].map(tokenizeAltText);
    for (const words of alts) {
      const old = findDescribedUnusedImage(src, words, { alts, unused });
      if (old === undefined) continue;
      told.add(old);
      for (const each of byAlt.get(words.alt) ?? [])
        reportAltText(sourceOf(each.file), each, "old-alt", { name: src, old });
    }
  }
  return told;
}

function reportAltText<Code extends CheckDiagnosticCode>(
  source: CheckContext | undefined,
  { path, at }: DescribedImage,
  code: Code,
  details: CheckDiagnosticDetails<Code>,
) {
  source?.reportPart(code, path, details, { at, ...warning });
}

/** A description, its words, and its long words. Few descriptions have the same long words. */
interface TokenizedAltText {
  alt: string;
  words: readonly string[];
  long: readonly string[];
}

function tokenizeAltText(alt: string): TokenizedAltText {
  const words = normalizedWords(alt);
  return { alt, words, long: words.filter(({ length }) => length > 3) };
}

/**
 * Returns the unused picture that a description names. A single unused picture is also returned if
 * the description shares no long word with another description of the same picture.
 */
function findDescribedUnusedImage(
  src: string,
  { alt, words }: TokenizedAltText,
  { alts, unused }: { alts: readonly TokenizedAltText[]; unused: readonly string[] },
): string | undefined {
  const names = (name: string) => longFileNameWords(name).some((word) => words.includes(word));
  if (names(src)) return undefined;
  const named = unused.find((name) => name !== src && names(name));
  if (named !== undefined || unused.length > 1 || words.length < 2) return named;
  const isStrange = alts.some((other) => other.alt !== alt && !mayShareWord(other, words));
  return isStrange ? unused[0] : undefined;
}

/** Whether a description shares a long word with another one; true if it has no long words. */
function mayShareWord({ long }: TokenizedAltText, words: readonly string[]): boolean {
  return long.length === 0 || long.some((word) => words.includes(word));
}

function haveSimilarNames(one: string, other: string): boolean {
  return (
    one === other || longFileNameWords(one).some((word) => longFileNameWords(other).includes(word))
  );
}

/** Returns the long words of a file name. They may describe the picture. */
function longFileNameWords(name: string): string[] {
  return normalizedWords(name.replace(/^.*\//, "").replace(/\.\w+$/, "")).filter(
    ({ length }) => length > 4,
  );
}

function normalizedWords(text: string): string[] {
  return foldLetters(text).match(/\p{L}+/gu) ?? [];
}
