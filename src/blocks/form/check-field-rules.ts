import { blockMessages } from "#lang/blocks/messages";
import type { CheckContext } from "../../check/site-index/check-context.ts";
import { createReport } from "../../check/site-index/site-rules.ts";
import { listAt, textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import type { SiteSettings } from "../../model/types.ts";
import { toSchedule } from "../../ui/opening-hours/schedule.ts";
import { childValue, pointer } from "../../yaml/json-pointer.ts";

const report = createReport(blockMessages);

/** The rules that apply to only one field type. `counts`: whether the rule needs a number. */
const rulesByFieldType: Readonly<Record<string, { type: string; counts: boolean }>> = {
  minimum: { type: "number", counts: true },
  maximum: { type: "number", counts: true },
  "days-ahead": { type: "date", counts: true },
  "open-day": { type: "date", counts: false },
};

/**
 * Reports rules that do not fit the type of their field, rules that lack a number, and rules that
 * no value can satisfy.
 */
export function checkFieldRules(source: CheckContext, { path, value, schema }: Visit) {
  if (schema.$id !== "parts/field.json") return;
  const asked = textAt(value, "/type") ?? "";
  const rules = listAt(value, "/rules");
  rules.forEach((rule, index) => {
    const type = textAt(rule, "/type") ?? "";
    const { [type]: need } = rulesByFieldType;
    if (!need) return;
    const place = pointer(pointer(path, "rules"), index);
    if (need.type !== asked) {
      report(source, "rule-of-other-type", pointer(place, "type"), { rule: type, type: need.type });
    } else if (need.counts && childValue(rule, "value") === undefined) {
      report(source, "rule-without-value", place, { rule: type });
    } else if (type === "open-day" && !hasOpenDays(source)) {
      report(source, "open-day-without-hours", pointer(place, "type"), {}, { severity: "warning" });
    }
  });
  checkNumberRange(source, path, rules);
}

/**
 * Whether the firm is open on at least one day of the week. Also true for invalid settings, which
 * are reported elsewhere.
 */
function hasOpenDays({ site: { settings } }: CheckContext): boolean {
  if (!settings?.valid) return true;
  return toSchedule(settings.parsed.value as SiteSettings) !== undefined;
}

function checkNumberRange(source: CheckContext, path: string, rules: readonly unknown[]) {
  const numberOf = (type: string) =>
    childValue(
      rules.find((rule) => textAt(rule, "/type") === type),
      "value",
    );
  const [least, most] = [numberOf("minimum"), numberOf("maximum")];
  if (typeof least !== "number" || typeof most !== "number" || least <= most) return;
  const index = rules.findIndex((rule) => textAt(rule, "/type") === "maximum");
  const place = pointer(pointer(pointer(path, "rules"), index), "value");
  report(source, "span-without-number", place, { least, most });
}
