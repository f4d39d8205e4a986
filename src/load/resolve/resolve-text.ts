import type { DialingContext } from "../../model/countries/dialing.ts";
import { downloadPath } from "../../model/download-names.ts";
import { type Facts, factTextOf, replaceFactTokens } from "../../model/facts.ts";
import { toHref } from "../../model/link-href.ts";
import { isFileLink } from "../../model/markup/file-links.ts";
import { escapeInlineMarkup, mapInlineLinks } from "../../model/markup/inline.ts";
import { withNonBreakingSpaces } from "../../model/markup/non-breaking-spaces.ts";
import type { ParsedSite } from "../../model/parsed-site.ts";
import type { Schema } from "../../model/schema/schemas.ts";

/** The data that texts may refer to. */
interface TextSources {
  facts: Facts;
  dialing: DialingContext;
  /** The files of the media folder, which a body may link to. */
  media: ParsedSite["media"];
  /** The BCP 47 language of the page; `undefined` if the text is on no page. */
  language?: string;
}

/** Schema keywords of texts that are not prose, such as names and addresses. */
const nonProseKeywords = ["enum", "const", "format", "reference", "matches"];

/**
 * Returns a text as pages show it: inserts facts, resolves links, and adds non-breaking spaces to
 * prose.
 */
export function resolveText(written: string, schema: Schema, sources: TextSources): string {
  const text = fillFactsAndLinks(written, schema, sources);
  const { language, media } = sources;
  if (language === undefined || schema.link || media.has(text)) return text;
  return nonProseKeywords.some((name) => name in schema)
    ? text
    : withNonBreakingSpaces(text, language);
}

function fillFactsAndLinks(written: string, schema: Schema, sources: TextSources): string {
  const { facts, dialing, media } = sources;
  // A YAML block scalar ends with an unintended line break.
  const text = written.replace(/\n+$/, "");
  const factText = (name: string) => factTextOf(facts.get(name));
  if (schema.link) return toHref(replaceFactTokens(text, factText), dialing);
  if (!schema.markup) return replaceFactTokens(text, factText);
  // A fact is plain text, so its markup characters are escaped.
  const filled = replaceFactTokens(text, (name) => escapeMarkup(factText(name)));
  const isOffered = (to: string) => schema.markup === "body" && isFileLink(to, media);
  return mapInlineLinks(filled, (to) => (isOffered(to) ? downloadPath(to) : toHref(to, dialing)));
}

function escapeMarkup(text: string | undefined): string | undefined {
  return text === undefined ? undefined : escapeInlineMarkup(text);
}
