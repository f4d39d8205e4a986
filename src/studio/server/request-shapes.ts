import type { FileEdit, JournalRecord } from "../host.ts";
import { isRecord } from "../store/journal/journal-lines.ts";

/** So many records come at once at most. */
const mostRecords = 1000;
const version = /^[0-9a-f]{64}$/;

/** The value of a text in JSON; nothing where it is none. */
export function jsonOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The edits of a body; nothing where it has another shape. Only known fields are taken over. */
export function editsIn(body: unknown): FileEdit[] | undefined {
  const edits = fieldOf(body, "edits");
  if (!Array.isArray(edits)) return undefined;
  const read = edits.map(editIn).filter((edit) => edit !== undefined);
  return read.length === edits.length ? read : undefined;
}

/** A text or bytes that were kept, never both. */
function editIn(edit: unknown): FileEdit | undefined {
  const [path, text, kept, expect] = ["path", "text", "kept", "expect"].map((name) =>
    fieldOf(edit, name),
  );
  if (typeof path !== "string" || !isVersion(expect)) return undefined;
  if (text === undefined && typeof kept === "string" && isVersion(kept))
    return { path, kept, expect };
  const isText = typeof text === "string" || text === null;
  return isText && kept === undefined ? { path, text, expect } : undefined;
}

/** The records of a body; nothing where it has another shape. */
export function recordsOf(body: unknown): JournalRecord[] | undefined {
  const records = fieldOf(body, "records");
  if (!Array.isArray(records) || records.length > mostRecords) return undefined;
  return records.every(isRecord) ? records : undefined;
}

/** The file that is to be forgotten, or `all`; nothing where the body tells neither. */
export function forgottenIn(body: unknown): { file?: string } | undefined {
  const file = fieldOf(body, "file");
  if (typeof file === "string") return { file };
  return fieldOf(body, "all") === true ? {} : undefined;
}

/** Whether a value is the version of a file, or that of none. */
export function isVersion(value: unknown): value is string | null {
  return value === null || (typeof value === "string" && version.test(value));
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
