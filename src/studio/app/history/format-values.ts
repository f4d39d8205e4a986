import { excerpts } from "../../../changes/excerpt.ts";
import { studioLanguage } from "../../language.pt-br.ts";
import type { FieldRevision } from "../../session/revisions/field-revisions.ts";
import { shellWords } from "../words.pt-br.ts";
import { pastWords as words } from "./words.pt-br.ts";

/**
 * The old and the new value of a field as text for a list. Long texts are reduced to what differs,
 * with some context.
 */
export function formatValues({ before, after }: Omit<FieldRevision, "time">) {
  const [old, young] = [formatValue(before), formatValue(after)];
  const [shownOld, shownYoung] = excerpts(old, young);
  return { before: withoutQuotes(shownOld), after: withoutQuotes(shownYoung) };
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return value.toLocaleString(studioLanguage);
  return typeof value === "string" ? value : shellWords.group;
}

/** The values are set apart visually, so they need no quotation marks. */
function withoutQuotes(text: string): string {
  return text.replace(/^“(.*)”$/s, "$1");
}
