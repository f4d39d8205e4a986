import type { Edit } from "../../../yaml/diagnostic.ts";
import { parentPointer } from "../../../yaml/json-pointer.ts";
import { lineAt, linesOf } from "../../../yaml/lines.ts";
import type { FileWithSchema } from "../../diagnostics/file-with-schema.ts";
import { parseWeekdayOptions } from "./translated-option.ts";

/**
 * Returns edits that split a list item with several options ("lunes a viernes") into one item each.
 * Returns `undefined` for any other text.
 */
export function splitWeekdayEdits(
  subject: FileWithSchema,
  path: string,
  options: readonly string[],
): Edit[] | undefined {
  const isItem = subject.field(path).item !== undefined;
  const written = subject.written(path);
  const found = isItem ? parseWeekdayOptions(written, options, subject.language) : undefined;
  if (!found || found.length < 2) return undefined;
  const isInline = subject.written(parentPointer(path)).startsWith("[");
  const between = isInline ? ", " : `\n${dashIndent(subject, path)}- `;
  return [{ ...subject.parsed.rangeAt(path), text: found.join(between) }];
}

/** Returns the indentation of an item's dash. */
function dashIndent({ parsed }: FileWithSchema, path: string): string {
  const line = lineAt(linesOf(parsed), parsed.rangeAt(path).start);
  return /^\s*/.exec(line.text)?.[0] ?? "";
}
