import { defaultTradeText, newFileWords } from "./new-file-words.pt-br.ts";

/**
 * The first words of a template that a text still has: a long sentence anywhere in it, a short one as a paragraph of
 * its own. Undefined when the editor wrote over all of them.
 *
 * @param schemaId of the file that has the text
 */
export function findTemplateText(schemaId: string, text: string): string | undefined {
  const known = templatePassages.get(schemaId) ?? sharedPassages;
  const paragraphs = paragraphsOf(text);
  return known.find((passage) =>
    passage.length < minimumSentenceLength
      ? paragraphs.includes(passage)
      : paragraphs.some((paragraph) => paragraph.includes(passage)),
  );
}

/** Shorter texts may be the editor's own, as a part of a longer one. */
const minimumSentenceLength = 30;

function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim().replace(/\s+/g, " "));
}

/** The title of a new site goes on with the sentence, and has no full stop. */
const sharedPassages = [defaultTradeText.replace(/\.$/, "")];

const templatePassages: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(newFileWords).map(([schemaId, words]) => {
    const own = Object.values(words).flatMap(paragraphsOf);
    // The title is the editor's own.
    return [
      schemaId,
      [...own.filter((each) => each && !each.includes("{title}")), ...sharedPassages],
    ];
  }),
);
