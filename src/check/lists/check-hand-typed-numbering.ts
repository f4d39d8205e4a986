import { typedNumber } from "#lang/check/lists/line-patterns";
import type { Visit } from "../../model/schema/walk.ts";
import type { CheckContext } from "../site-index/check-context.ts";

/** Warns about a typed or pasted number before a text that the site numbers itself. */
export function checkHandTypedNumbering(source: CheckContext, { path, value, schema }: Visit) {
  if (!schema.numbered || typeof value !== "string") return;
  const found = typedNumber.exec(value);
  const [all, number] = found ?? [];
  if (!found || !all || !number) return;
  const { index: start } = found;
  const whole = source.subject.rangeIn(path, { start, end: start + all.length });
  const range = source.subject.rangeIn(path, { start, end: start + number.length });
  const edits = whole && [{ ...whole, text: "" }];
  source.report("own-number", path, { number }, { severity: "warning", range, edits });
}
