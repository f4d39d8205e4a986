import { createHash } from "node:crypto";
import type { JournalRecord } from "../../../backend-contract/journal.ts";

/**
 * Serializes a record as a line: a prefix of the JSON's SHA-256, which detects truncated or corrupt
 * lines, and the JSON.
 */
export function serializeRecord({ file, time, text }: JournalRecord): string {
  const json = JSON.stringify({ file, time, text });
  return `${checksum(json)} ${json}\n`;
}

/** Parses the intact records of a journal file. Skips truncated and corrupt lines. */
export function parseRecords(written: string): JournalRecord[] {
  return written.split("\n").flatMap((line) => parseRecord(line) ?? []);
}

/** Parses a line; `undefined` if it is not intact. */
function parseRecord(line: string): JournalRecord | undefined {
  const json = line.slice(17);
  if (line.length < 18 || line.slice(0, 17) !== `${checksum(json)} `) return undefined;
  // A line with a valid checksum was written by `serializeRecord`, so it is JSON.
  const record: unknown = JSON.parse(json);
  return isJournalRecord(record) ? record : undefined;
}

/** Whether a value is a record and has no other fields. */
export function isJournalRecord(value: unknown): value is JournalRecord {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 3) return false;
  const { file, time, text }: { file?: unknown; time?: unknown; text?: unknown } = value;
  return typeof file === "string" && Number.isFinite(time) && typeof text === "string";
}

function checksum(json: string): string {
  return createHash("sha256").update(json).digest("hex").slice(0, 16);
}
