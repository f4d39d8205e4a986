import { contentFiles } from "../../check/site-index/content-files.ts";
import { findMistakes, type Rules } from "../../load/files/contents.ts";
import { decode } from "../../yaml/characters.ts";
import { stopRules } from "../../yaml/errors/stop-rules.ts";
import { trapRules } from "../../yaml/errors/traps/text-traps.ts";
import { parseYaml } from "../../yaml/parse/parse.ts";

/** A content file that somebody spoiled. */
export interface Spoiled {
  corpus: string;
  /** Its path in the content folder. */
  path: string;
  text: string;
}

/** What an editor would read otherwise without a rule: how many texts of each corpus. */
export interface Pruned {
  rule: string;
  changes: ReadonlyMap<string, number>;
}

// Those that say why reading stops, and those that look at what was read.
const lists = [
  { kind: "stop", list: stopRules },
  { kind: "trap", list: trapRules },
] as const;

/**
 * Leaves out each syntax rule in turn, and counts the texts of which something else is told then. A rule
 * that had nothing to say of a text changes nothing there: only the others are read again.
 */
export function pruneEach(spoiled: readonly Spoiled[], rules: Rules): Pruned[] {
  const read = spoiled.map((each) => ({ each, ...listen(each, rules) }));
  return lists.flatMap(({ kind, list }) =>
    list.names.map((name) => {
      const rule = `${kind} ${name}`;
      list.leaveOut(name);
      const changes = new Map<string, number>();
      for (const { each, told, heard } of read) {
        if (!heard.has(rule) || tell(each, rules) === told) continue;
        changes.set(each.corpus, (changes.get(each.corpus) ?? 0) + 1);
      }
      list.leaveOut();
      return { rule, changes };
    }),
  );
}

/** What is told of a text, and which rules had a part in it. */
function listen(each: Spoiled, rules: Rules): { told: string; heard: ReadonlySet<string> } {
  const heard = new Set<string>();
  for (const { kind, list } of lists) list.heard = (name) => void heard.add(`${kind} ${name}`);
  const told = tell(each, rules);
  for (const { list } of lists) delete list.heard;
  return { told, heard };
}

function tell({ path, text }: Spoiled, rules: Rules): string {
  const [file] = contentFiles([path], rules.book.collections);
  const parsed = parseYaml(path, text);
  if (!file) return "";
  const found = findMistakes({ schemaId: file.schemaId, parsed }, rules);
  return JSON.stringify(
    found.map(({ code, range, message, hint }) => [code, range, message, hint]),
  );
}

/** The text of bytes, whatever is wrong with them. */
export function textIn(bytes: Uint8Array | string): string {
  return typeof bytes === "string" ? bytes : decode(bytes).text;
}
