import type { Dialing } from "../../content/dialing.ts";
import { type Facts, replaceTokens, textOf } from "../../content/facts.ts";
import { hrefOf } from "../../content/links.ts";
import { escapeMarks, mapInlineLinks } from "../../content/markup/inline.ts";
import type { Schema } from "../../content/schema/schemas.ts";

/** What texts may name. */
interface Sources {
  facts: Facts;
  dialing: Dialing;
}

/** A text as pages show it: facts in place of their names, links with their address. */
export function resolveText(written: string, schema: Schema, { facts, dialing }: Sources): string {
  // A block of text in YAML ends with a line break that nobody means.
  const text = written.replace(/\n+$/, "");
  const factText = (name: string) => textOf(facts.get(name));
  if (schema.link) return hrefOf(replaceTokens(text, factText), dialing);
  if (!schema.markup) return replaceTokens(text, factText);
  // A fact is plain text: what looks like a mark in it is none.
  const filled = replaceTokens(text, (name) => escaped(factText(name)));
  return mapInlineLinks(filled, (to) => hrefOf(to, dialing));
}

function escaped(text: string | undefined): string | undefined {
  return text === undefined ? undefined : escapeMarks(text);
}
