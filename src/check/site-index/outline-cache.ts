import { type BodyOutline, outlineOf } from "../../model/markup/outline.ts";
import { type ParsedContentFile, textAt } from "../../model/parsed-site.ts";

/** Gives the outline of a body, by its file and its path in it; an empty one where there is none. */
export type OutlineCache = (file: ParsedContentFile, path: string) => BodyOutline;

/** Reads each body once, when it is first asked for. */
export function createOutlineCache(): OutlineCache {
  const known = new Map<ParsedContentFile, Map<string, BodyOutline>>();
  return (file, path) => {
    const own = known.get(file) ?? new Map<string, BodyOutline>();
    known.set(file, own);
    const outline =
      own.get(path) ?? file.outline ?? outlineOf(textAt(file.parsed.value, path) ?? "");
    own.set(path, outline);
    return outline;
  };
}
