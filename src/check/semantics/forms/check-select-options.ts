import { isPast } from "../../../model/dates.ts";
import { listAt, textAt } from "../../../model/parsed-site.ts";
import type { Visit } from "../../../model/schema/walk.ts";
import { pointer } from "../../../yaml/json-pointer.ts";
import type { CheckContext } from "../../site-index/check-context.ts";

/** A list of a form must have something to choose: where an answer is required, nobody could send it. */
export function checkSelectOptions(source: CheckContext, { path, value, schema }: Visit) {
  if (schema.$id !== "parts/field.json" || textAt(value, "/type") !== "select") return;
  const from = textAt(value, "/optionsFrom");
  const own = listAt(value, "/options").some((option) => textAt(option, "/value"));
  if (own || hasOptions(source, from)) return;
  const isRequired = listAt(value, "/rules").some((rule) => textAt(rule, "/type") === "required");
  const dated = from === "events";
  const file = from === undefined ? undefined : `${source.site.draft.folder}/${from}.yaml`;
  // Days go by: what was right when it was written must not stop a site from being published.
  const severity = isRequired && !dated ? "error" : "warning";
  const at = pointer(path, from === undefined ? "options" : "optionsFrom");
  source.report("no-choices", at, { file, dated, isRequired }, { severity });
}

/** Whether a collection has something to choose; one with mistakes may have lost it. */
function hasOptions({ site }: CheckContext, name: string | undefined): boolean {
  if (name === undefined) return false;
  const { entries, file } = site.collection(name);
  if (file?.valid === false) return true;
  const today = name === "events" ? site.draft.today : undefined;
  return [...entries.values()].some((each) => today === undefined || !isPast(each, today));
}
