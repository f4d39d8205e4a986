import { createHash } from "node:crypto";
import type { JournalRecord } from "../../contract/host-journal.ts";

/** A record as a line: the beginning of its SHA-256, so that one cut short or spoilt is known, and JSON. */
export function toLine({ file, time, text }: JournalRecord): string {
  const json = JSON.stringify({ file, time, text });
  return `${sumOf(json)} ${json}\n`;
}

/** All whole records of what a journal's file holds, wherever it was cut short or spoilt. */
export function recordsIn(written: string): JournalRecord[] {
  return written.split("\n").flatMap((line) => recordOf(line) ?? []);
}

/** The record of a line; nothing where it is not whole. */
function recordOf(line: string): JournalRecord | undefined {
  const json = line.slice(17);
  if (line.length < 18 || line.slice(0, 17) !== `${sumOf(json)} `) return undefined;
  // What has its sum was written by `toLine`, and is JSON.
  const record: unknown = JSON.parse(json);
  return isRecord(record) ? record : undefined;
}

/** Whether a value is a record, and nothing beside it. */
export function isRecord(value: unknown): value is JournalRecord {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 3) return false;
  const { file, time, text }: { file?: unknown; time?: unknown; text?: unknown } = value;
  return typeof file === "string" && Number.isFinite(time) && typeof text === "string";
}

function sumOf(json: string): string {
  return createHash("sha256").update(json).digest("hex").slice(0, 16);
}
