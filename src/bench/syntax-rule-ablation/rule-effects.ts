import { findContentFiles } from "../../check/folder-structure/content-files.ts";
import { type CheckRules, checkSingleFile } from "../../load/files/loaded-files.ts";
import { pitfallRules } from "../../yaml/errors/pitfalls/text-pitfalls.ts";
import { syntaxErrorRules } from "../../yaml/errors/syntax-error-rules.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";
import { decodeFileText } from "../../yaml/text-encoding.ts";

/** A content file with mistakes. */
export interface BrokenFile {
  corpus: string;
  /** Path in the content folder. */
  path: string;
  text: string;
}

/** The effect of one rule: the number of texts per corpus whose diagnostics change without it. */
export interface RuleEffect {
  rule: string;
  changes: ReadonlyMap<string, number>;
}

// Rules that explain syntax errors, and rules that examine the parsed text.
const ruleLists = [
  { kind: "stop", list: syntaxErrorRules },
  { kind: "trap", list: pitfallRules },
] as const;

/**
 * Disables each syntax rule in turn and counts the texts whose diagnostics change. A rule that did
 * not match in a text cannot change its diagnostics, so that text is not parsed again.
 */
export function measureRuleEffects(
  spoiled: readonly BrokenFile[],
  rules: CheckRules,
): RuleEffect[] {
  const read = spoiled.map((each) => ({ each, ...diagnoseAndTrackRules(each, rules) }));
  return ruleLists.flatMap(({ kind, list }) =>
    list.names.map((name) => {
      const rule = `${kind} ${name}`;
      list.disableOnly(name);
      const changes = new Map<string, number>();
      for (const { each, told, heard } of read) {
        if (!heard.has(rule) || serializeFileDiagnostics(each, rules) === told) continue;
        changes.set(each.corpus, (changes.get(each.corpus) ?? 0) + 1);
      }
      list.disableOnly();
      return { rule, changes };
    }),
  );
}

/** Returns the diagnostics of a text as JSON, and the rules that matched. */
function diagnoseAndTrackRules(
  each: BrokenFile,
  rules: CheckRules,
): { told: string; heard: ReadonlySet<string> } {
  const heard = new Set<string>();
  for (const { kind, list } of ruleLists)
    list.onMatch = (name) => void heard.add(`${kind} ${name}`);
  const told = serializeFileDiagnostics(each, rules);
  for (const { list } of ruleLists) delete list.onMatch;
  return { told, heard };
}

function serializeFileDiagnostics({ path, text }: BrokenFile, rules: CheckRules): string {
  const [file] = findContentFiles([path], rules.book.collections);
  const parsed = parseYaml(path, text);
  if (!file) return "";
  const found = checkSingleFile({ schemaId: file.schemaId, parsed }, rules);
  return JSON.stringify(
    found.map(({ code, range, message, hint }) => [code, range, message, hint]),
  );
}

/** Decodes bytes as text, even if they are not valid UTF-8. */
export function textFromBytes(bytes: Uint8Array | string): string {
  return typeof bytes === "string" ? bytes : decodeFileText(bytes).text;
}
