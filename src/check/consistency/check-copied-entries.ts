import { listAt, textAt } from "../../model/parsed-site.ts";
import type { Visit } from "../../model/schema/walk.ts";
import { childKeys, childValue, pointer } from "../../yaml/json-pointer.ts";
import { type CheckContext, formatFileLocation } from "../site-index/check-context.ts";

const warning = { severity: "warning" } as const;

/** The minimum length of compared texts, in characters. Shorter texts may be equal by chance. */
const minimumLength = 60;

/**
 * Warns about list entries that were copied and still have the text, label or external link of the
 * original.
 */
export function checkCopiedEntries(source: CheckContext, { path, value, schema }: Visit) {
  // Blocks of a page may repeat a text on purpose.
  if (!Array.isArray(value) || !schema.items || path === "/blocks") return;
  const first = new Map<string, string>();
  listAt(value, "").forEach((entry, index) => {
    for (const name of childKeys(entry)) {
      const text = childValue(entry, name);
      const isOwn = path === "" && /^(?:question|title)$/.test(name);
      const isLink = name === "label" && textAt(entry, "/to") !== undefined;
      const code =
        typeof text !== "string"
          ? undefined
          : isLink
            ? "copied-label"
            : copiedEntryDiagnosticCode(name, text, isOwn ? 8 : minimumLength);
      if (code === undefined) continue;
      const place = pointer(pointer(path, index), name);
      const key = `${name} ${text}`;
      const known = first.get(key);
      if (known === undefined) first.set(key, place);
      else source.report(code, place, { first: formatFileLocation(source.file, known) }, warning);
    }
  });
}

function copiedEntryDiagnosticCode(
  name: string,
  text: string,
  fewest: number,
): "copied-text" | "copied-link" | undefined {
  if (name === "to") return /^https:/i.test(text) ? "copied-link" : undefined;
  return [...text].length >= fewest && /\s/.test(text) ? "copied-text" : undefined;
}
