import { type BodyOutline, parseOutline } from "../../model/markup/extract-body-parts.ts";
import { type ParsedContentFile, textAt } from "../../model/parsed-site.ts";

/**
 * Returns the outline of a body by its file and its path in the file. Returns an empty outline if
 * there is no body.
 */
export type OutlineCache = (file: ParsedContentFile, path: string) => BodyOutline;

/** Creates a cache that parses each body once, on first use. */
export function createOutlineCache(): OutlineCache {
  const known = new Map<ParsedContentFile, Map<string, BodyOutline>>();
  return (file, path) => {
    const own = known.get(file) ?? new Map<string, BodyOutline>();
    known.set(file, own);
    const outline =
      own.get(path) ?? file.outline ?? parseOutline(textAt(file.parsed.value, path) ?? "");
    own.set(path, outline);
    return outline;
  };
}
