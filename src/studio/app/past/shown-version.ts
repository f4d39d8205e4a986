import { excerpts } from "../../../changes/excerpt.ts";
import { studioLanguage } from "../../language.pt-br.ts";
import type { FieldVersion } from "../../session/past/field-versions.ts";
import { shellWords } from "../words.pt-br.ts";
import { pastWords as words } from "./words.pt-br.ts";

/**
 * The old and the new value of a field as text for a list. Long texts are reduced to what differs,
 * with some context.
 */
export function shownVersions({ before, after }: Omit<FieldVersion, "time">) {
  const [old, young] = [written(before), written(after)];
  const [shownOld, shownYoung] = excerpts(old, young);
  return { before: bare(shownOld), after: bare(shownYoung) };
}

function written(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "number") return value.toLocaleString(studioLanguage);
  return typeof value === "string" ? value : shellWords.group;
}

/** The values are set apart visually, so they need no quotation marks. */
function bare(text: string): string {
  return text.replace(/^“(.*)”$/s, "$1");
}
