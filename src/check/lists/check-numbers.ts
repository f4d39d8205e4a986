import type { Visit } from "../../model/schema/walk.ts";
import type { Source } from "../site-index/source.ts";
import { ownNumber } from "./line-patterns.pt-br.ts";

/** A number that was typed, or pasted, before what the site numbers itself. */
export function checkNumbers(source: Source, { path, value, schema }: Visit) {
  if (!schema.numbered || typeof value !== "string") return;
  const found = ownNumber.exec(value);
  const [all, number] = found ?? [];
  if (!found || !all || !number) return;
  const { index: start } = found;
  const whole = source.subject.rangeIn(path, { start, end: start + all.length });
  const range = source.subject.rangeIn(path, { start, end: start + number.length });
  const edits = whole && [{ ...whole, text: "" }];
  source.report("own-number", path, { number }, { severity: "warning", range, edits });
}
