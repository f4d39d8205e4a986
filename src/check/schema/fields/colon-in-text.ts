import { childKeys, pointer } from "../../../yaml/json-pointer.ts";
import { lineAt, linesOf } from "../../../yaml/lines.ts";
import { type SuggestionCandidate, suggest } from "../../../yaml/suggest.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";
import type { ErrorExplanation } from "../error-explanation.ts";

/**
 * Explains prose before a colon, which YAML reads as a field name: "E também: aos sábados".
 *
 * @param absent fields missing from the group; the name may be a misspelling of one
 */
export function explainColonInText(
  subject: FileWithSchema,
  path: string,
  name: string,
  absent: readonly SuggestionCandidate[],
): ErrorExplanation | undefined {
  if (/^[\w-]+:?$/.test(name) || suggest(name, absent)) return undefined;
  const own = pointer(path, name);
  const names = childKeys(subject.value(path));
  const before = names[names.indexOf(name) - 1];
  const range = subject.parsed.rangeAt(own, "key");
  const lines = linesOf(subject.parsed);
  const line = lineAt(lines, range.start);
  const text = line.text.trim();
  const above = before === undefined ? undefined : pointer(path, before);
  const isText = above !== undefined && typeof subject.value(above) === "string";
  const top = isText ? lineAt(lines, subject.parsed.rangeAt(above).start) : undefined;
  const isBlock = above !== undefined && isText && isBlockScalar(subject, above);
  const column = top && isBlock ? top.text.search(/\S/) : undefined;
  const edits =
    column === undefined
      ? undefined
      : [{ start: line.start, end: range.start, text: " ".repeat(column) }];
  const details = { text, line: top?.number };
  return { diagnostic: subject.diagnose("text-as-field", own, details, { range, edits }) };
}

/** Whether a value is a block scalar (| or >). */
function isBlockScalar(subject: FileWithSchema, path: string): boolean {
  const { text } = subject.parsed;
  const between = text.slice(
    subject.parsed.rangeAt(path, "key").end,
    subject.parsed.rangeAt(path).start,
  );
  return /^\s*:\s*[|>]/.test(between);
}
