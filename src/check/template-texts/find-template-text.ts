import { defaultTradeText, newFileStrings } from "#lang/check/template-texts/new-file-strings";

/**
 * Returns the first template text that a text still contains: a long one anywhere, a short one only
 * as a whole paragraph. Returns `undefined` if the author has replaced them all.
 *
 * @param schemaId schema of the file with the text
 */
export function findTemplateText(schemaId: string, text: string): string | undefined {
  const known = templatePassages.get(schemaId) ?? sharedPassages;
  const paragraphs = splitParagraphs(text);
  return known.find((passage) =>
    passage.length < minimumSentenceLength
      ? paragraphs.includes(passage)
      : paragraphs.some((paragraph) => paragraph.includes(passage)),
  );
}

/**
 * The minimum length, in characters, of a sentence that is searched anywhere. Shorter ones may
 * occur by chance in the author's own text.
 */
const minimumSentenceLength = 30;

function splitParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim().replace(/\s+/g, " "));
}

/** The title of a new site contains the sentence without its full stop. */
const sharedPassages = [defaultTradeText.replace(/\.$/, "")];

const templatePassages: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(newFileStrings).map(([schemaId, words]) => {
    const own = Object.values(words).flatMap(splitParagraphs);
    // Texts with `{title}` contain the author's own words.
    return [
      schemaId,
      [...own.filter((each) => each && !each.includes("{title}")), ...sharedPassages],
    ];
  }),
);
