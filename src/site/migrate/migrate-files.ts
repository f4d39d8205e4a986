import { requiredFile } from "../../check/lookup/content-files.ts";
import { decode } from "../../text/characters.ts";
import { operate } from "../../text/surgery/operate.ts";
import { surgeryWords } from "../../text/surgery/words.pt-br.ts";
import { readTree } from "../../text/yaml/tree.ts";
import { type Bytes, type Files, isSame } from "../folder/files.ts";
import { contentVersion, planMigration, versionOf } from "./plan-migration.ts";
import { migrationWords as words } from "./words.pt-br.ts";

/** How a migration ended: what was done in sentences, or why nothing was. */
export type Migrated =
  | { kind: "done"; said: readonly string[]; file: string; kept: string }
  | { kind: "nothing" }
  | { kind: "refused"; said: string };

/** Keeps the bytes of a file as they were, and tells where. Nothing is written before that is done. */
export type Keep = (path: string, bytes: Bytes) => Promise<string>;

/**
 * Brings the content of a folder to this program's version, by splices: comments and all that is not meant
 * keep their bytes. All of it or nothing; a second time there is nothing to do.
 */
export async function migrateFiles(files: Files, keep: Keep): Promise<Migrated> {
  const file = `${files.name}/${requiredFile}`;
  const bytes = await files.read(requiredFile);
  if (!bytes) return { kind: "refused", said: words.missing({ file }) };
  const { text, mark } = readText(bytes);
  const refuse = (reason: string): Migrated => {
    return { kind: "refused", said: words.refused({ file, reason }) };
  };
  if (text === undefined) return refuse(surgeryWords.refused.unreadable);
  const tree = readTree(text);
  if ("offset" in tree) return refuse(surgeryWords.refused.unreadable);
  const version = versionOf(tree.value);
  if (version > contentVersion)
    return { kind: "refused", said: words.newer({ version, known: contentVersion }) };
  const plan = planMigration(tree.value);
  if (!plan) return { kind: "nothing" };
  const made = operate(text, plan.changes);
  if ("refused" in made) return refuse(surgeryWords.refused[made.refused]);
  const kept = await keep(requiredFile, bytes);
  await files.write(requiredFile, encode(mark + made.text));
  const said = [...plan.said, words.version({ version: contentVersion })];
  return { kind: "done", said, file, kept };
}

const byteOrderMark = "\ufeff";

/** The text of a file, and the mark before it; no text where it would be written with other bytes. */
function readText(bytes: Bytes): { text?: string; mark: string } {
  const mark = isSame(bytes.subarray(0, 3), encode(byteOrderMark)) ? byteOrderMark : "";
  const { text } = decode(bytes);
  return isSame(encode(mark + text), bytes) ? { text, mark } : { mark };
}

function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}
