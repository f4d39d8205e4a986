import { excerpts } from "../../../changes/excerpt.ts";
import { studioLanguage } from "../../language.pt-br.ts";
import type { FieldVersion } from "../../session/past/field-versions.ts";
import { shellWords } from "../words.pt-br.ts";
import { pastWords as words } from "./words.pt-br.ts";

/** Both values of a version as a list shows them: of long texts what differs, with some words around it. */
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

/** What stands apart needs no quotation marks. */
function bare(text: string): string {
  return text.replace(/^“(.*)”$/s, "$1");
}
