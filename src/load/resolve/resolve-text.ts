import type { Dialing } from "../../model/countries/dialing.ts";
import { addressOfDownload } from "../../model/download-names.ts";
import { type Facts, replaceTokens, textOf } from "../../model/facts.ts";
import { hrefOf } from "../../model/link-address.ts";
import { bindSigns } from "../../model/markup/bind-signs.ts";
import { isFileName } from "../../model/markup/file-links.ts";
import { escapeMarks, mapInlineLinks } from "../../model/markup/inline.ts";
import type { Draft } from "../../model/raw-site.ts";
import type { Schema } from "../../model/schema/schemas.ts";

/** The data that texts may refer to. */
interface TextSources {
  facts: Facts;
  dialing: Dialing;
  /** The files of the media folder, which a body may offer. */
  media: Draft["media"];
  /** In which language the text is set on a page, as in BCP 47; nothing where it stands on none. */
  language?: string;
}

/** Words of a schema's node whose text is no sentence: a name, an address, a form of its own. */
const nonProseKeywords = ["enum", "const", "format", "reference", "matches"];

/** A text as pages show it: facts in place of their names, links with their address, its signs kept together. */
export function resolveText(written: string, schema: Schema, sources: TextSources): string {
  const text = fillFacts(written, schema, sources);
  const { language, media } = sources;
  if (language === undefined || schema.link || media.has(text)) return text;
  return nonProseKeywords.some((name) => name in schema) ? text : bindSigns(text, language);
}

function fillFacts(written: string, schema: Schema, sources: TextSources): string {
  const { facts, dialing, media } = sources;
  // A YAML block scalar ends with an unintended line break.
  const text = written.replace(/\n+$/, "");
  const factText = (name: string) => textOf(facts.get(name));
  if (schema.link) return hrefOf(replaceTokens(text, factText), dialing);
  if (!schema.markup) return replaceTokens(text, factText);
  // A fact is plain text: what looks like a mark in it is none.
  const filled = replaceTokens(text, (name) => escapeMarkup(factText(name)));
  const isOffered = (to: string) => schema.markup === "body" && isFileName(to, media);
  return mapInlineLinks(filled, (to) =>
    isOffered(to) ? addressOfDownload(to) : hrefOf(to, dialing),
  );
}

function escapeMarkup(text: string | undefined): string | undefined {
  return text === undefined ? undefined : escapeMarks(text);
}
