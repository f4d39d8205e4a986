import { excerpts } from "../../../changes/excerpt.ts";
import { studioLanguage } from "../../language.pt-br.ts";
import type { FieldRevision } from "../../session/revisions/field-revisions.ts";
import { appStrings } from "../strings.pt-br.ts";
import { historyStrings as strings } from "./strings.pt-br.ts";

/**
 * The old and the new value of a field as text for a list. Long texts are reduced to what differs,
 * with some context.
 */
export function formatBeforeAndAfter({ before, after }: Omit<FieldRevision, "time">) {
  const [old, young] = [formatValue(before), formatValue(after)];
  const [shownOld, shownYoung] = excerpts(old, young);
  return { before: stripOuterQuotes(shownOld), after: stripOuterQuotes(shownYoung) };
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? strings.yes : strings.no;
  if (typeof value === "number") return value.toLocaleString(studioLanguage);
  return typeof value === "string" ? value : appStrings.group;
}

/** The values are set apart visually, so they need no quotation marks. */
function stripOuterQuotes(text: string): string {
  return text.replace(/^“(.*)”$/s, "$1");
}
