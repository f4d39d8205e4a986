import { isPastEvent } from "../../../model/content-schedule.ts";
import { listAt, textAt } from "../../../model/parsed-site.ts";
import type { Visit } from "../../../model/schema/walk.ts";
import { pointer } from "../../../yaml/json-pointer.ts";
import type { CheckContext } from "../../site-index/check-context.ts";

/** Reports a select without options. If the field is required, nobody can submit the form. */
export function checkSelectOptions(source: CheckContext, { path, value, schema }: Visit) {
  if (schema.$id !== "parts/field.json" || textAt(value, "/type") !== "select") return;
  const from = textAt(value, "/optionsFrom");
  const own = listAt(value, "/options").some((option) => textAt(option, "/value"));
  if (own || mayHaveCollectionOptions(source, from)) return;
  const isRequired = listAt(value, "/rules").some((rule) => textAt(rule, "/type") === "required");
  const dated = from === "events";
  const file = from === undefined ? undefined : `${source.site.draft.folder}/${from}.yaml`;
  // For dated options this is only a warning: they expire by themselves, which must not stop a
  // build.
  const severity = isRequired && !dated ? "error" : "warning";
  const at = pointer(path, from === undefined ? "options" : "optionsFrom");
  source.report("no-choices", at, { file, dated, isRequired }, { severity });
}

/** Whether a collection has options. Returns true if it has errors, which may hide options. */
function mayHaveCollectionOptions({ site }: CheckContext, name: string | undefined): boolean {
  if (name === undefined) return false;
  const { entries, file } = site.collection(name);
  if (file?.valid === false) return true;
  const today = name === "events" ? site.draft.today : undefined;
  return [...entries.values()].some((each) => today === undefined || !isPastEvent(each, today));
}
