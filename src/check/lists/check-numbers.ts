import type { Visit } from "../../content/schema/walk.ts";
import type { Source } from "../lookup/source.ts";
import { ownNumber } from "./line-patterns.pt-br.ts";

/** A number that was typed, or pasted, before what the site numbers itself. */
export function checkNumbers(source: Source, { path, value, schema }: Visit) {
  if (!schema.numbered || typeof value !== "string") return;
  const [all, number] = ownNumber.exec(value) ?? [];
  if (!all || !number) return;
  const { start, end } = source.subject.parsed.rangeAt(path);
  const written = source.subject.parsed.text.slice(start, end);
  const at = written.indexOf(all);
  const edits =
    at < 0 ? undefined : [{ start: start + at, end: start + at + all.length, text: "" }];
  const range = at < 0 ? undefined : { start: start + at, end: start + at + number.length };
  source.report("own-number", path, { number }, { severity: "warning", range, edits });
}
