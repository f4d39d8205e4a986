import { historyStrings as strings } from "#lang/studio/app/history/strings";
import { appStrings } from "#lang/studio/app/strings";
import { studioLanguage } from "#lang/studio/studio-locale";
import { excerpts } from "../../../changes/excerpt.ts";
import type { FieldRevision } from "../../session/revisions/field-value-history.ts";

/**
 * Formats the old and the new value of a field for a list. Shortens long texts to the parts that
 * differ, with some context.
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

/**
 * Removes the outer quotation marks. They are not needed, because the style of the values sets them
 * apart.
 */
function stripOuterQuotes(text: string): string {
  return text.replace(/^“(.*)”$/s, "$1");
}
