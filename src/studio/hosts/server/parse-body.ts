import type { FileEdit, VersionedPath } from "../../backend-contract/files.ts";
import type { CommitRequest } from "../../backend-contract/history.ts";
import type { JournalRecord } from "../../backend-contract/journal.ts";
import { isJournalRecord } from "../local/journal/record-lines.ts";

/** The maximum number of journal records in one request. */
const maxRecords = 1000;
const versionPattern = /^[0-9a-f]{64}$/;

/** Parses JSON; `undefined` if it is invalid. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the edits of a body; `undefined` if its shape is wrong. Unknown fields are dropped. */
export function parseEdits(body: unknown): FileEdit[] | undefined {
  const edits = getField(body, "edits");
  if (!Array.isArray(edits)) return undefined;
  const read = edits.map(parseEdit).filter((edit) => edit !== undefined);
  return read.length === edits.length ? read : undefined;
}

/** The maximum lengths of a commit's subject, body and author name, in characters. */
const maxLengths = { summary: 200, details: 200_000, name: 100 };
const commitIdPattern = /^[0-9a-f]{40,64}$/;

/** Parses a commit request; `undefined` if its shape is wrong. */
export function parseCommitRequest(body: unknown): CommitRequest | undefined {
  const [base, files, name] = ["base", "files", "name"].map((each) => getField(body, each));
  const [summary, details] = [parseTextField(body, "summary"), parseTextField(body, "details")];
  if (!Array.isArray(files) || !summary?.trim() || details === undefined) return undefined;
  const read = files.flatMap((file): VersionedPath[] => {
    const [path, own] = [getField(file, "path"), getField(file, "version")];
    return typeof path === "string" && isFileVersionIdOrNull(own) ? [{ path, version: own }] : [];
  });
  const isNamed = name === undefined || parseTextField(body, "name") !== undefined;
  const isBased = base === null || isCommitId(base);
  if (read.length !== files.length || !isNamed || !isBased) return undefined;
  return { base, files: read, summary, details, name: parseTextField(body, "name") };
}

/** Parses the options of a push; `undefined` if the shape is wrong. */
export function parsePushOptions(body: unknown): { isMine: boolean } | undefined {
  const isMine = getField(body, "isMine");
  return typeof isMine === "boolean" ? { isMine } : undefined;
}

/** Whether a value is a commit id. */
export function isCommitId(value: unknown): value is string {
  return typeof value === "string" && commitIdPattern.test(value);
}

/**
 * Parses the random part of the addresses of a page's files, which has at least 128 bits;
 * `undefined` if its shape is wrong.
 */
export function parsePageToken(body: unknown): string | undefined {
  const place = getField(body, "place");
  return typeof place === "string" && /^[0-9a-f]{32,64}$/.test(place) ? place : undefined;
}

function parseTextField(body: unknown, name: keyof typeof maxLengths): string | undefined {
  const words = getField(body, name);
  return typeof words === "string" && words.length <= maxLengths[name] ? words : undefined;
}

/** Parses a text edit or a blob edit, never both. */
function parseEdit(edit: unknown): FileEdit | undefined {
  const [path, text, kept, expect] = ["path", "text", "kept", "expect"].map((name) =>
    getField(edit, name),
  );
  if (typeof path !== "string" || !isFileVersionIdOrNull(expect)) return undefined;
  if (text === undefined && typeof kept === "string" && isFileVersionIdOrNull(kept))
    return { path, kept, expect };
  const isText = typeof text === "string" || text === null;
  return isText && kept === undefined ? { path, text, expect } : undefined;
}

/** Parses the journal records of a body; `undefined` if its shape is wrong. */
export function parseJournalRecordsBody(body: unknown): JournalRecord[] | undefined {
  const records = getField(body, "records");
  if (!Array.isArray(records) || records.length > maxRecords) return undefined;
  return records.every(isJournalRecord) ? records : undefined;
}

/**
 * Parses a request to clear the journal of a `file`, or of all files (`all`); `undefined` if it has
 * neither.
 */
export function parseClearRequest(body: unknown): { file?: string } | undefined {
  const file = getField(body, "file");
  if (typeof file === "string") return { file };
  return getField(body, "all") === true ? {} : undefined;
}

/** Whether a value is a file version, or `null` for a missing file. */
export function isFileVersionIdOrNull(value: unknown): value is string | null {
  return value === null || (typeof value === "string" && versionPattern.test(value));
}

function getField(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}
