import type { Diagnostic } from "../../diagnostic.ts";
import { groupBy } from "../../group-by.ts";
import { pointer } from "../../json-pointer.ts";
import type { YamlTree } from "../../parse/entries.ts";
import { findGluedFields } from "../lost-line-breaks.ts";
import {
  createRuleContext,
  type ParseSource,
  type RuleContext,
  ruleDiagnostic,
} from "../rule-context.ts";
import { explainSeveralDocuments } from "../tabs-and-documents.ts";
import { findColonInItem, findCommaInText } from "./comma-in-text.ts";
import { findAnchorOrTagPitfalls, findKeyPitfalls } from "./key-pitfalls.ts";
import { findTextPitfalls } from "./text-pitfalls.ts";

// The maximum number of diagnostics of one parse. The next parse finds the rest.
const maximumFound = 200;

/**
 * Finds valid YAML that no author intends: text that YAML would drop, join to other text, or read
 * as an indicator.
 *
 * @param tree the result of parsing the text
 */
export function findPitfalls(source: ParseSource, tree: YamlTree): Diagnostic[] {
  const page = createRuleContext(source);
  if (tree.documents > 1) return explainSeveralDocuments(page);
  const names = new Set<string>();
  for (const { marks } of tree.entries)
    for (const mark of marks) names.add(page.text.slice(mark.start, mark.end));
  // A lost line break has consequences. The next parse reports those that remain after its repair.
  const glued = findGluedFields(page, tree);
  if (glued.length > 0) return glued;
  const found = tree.repeats.length > 0 ? diagnoseRepeatedFields(page, tree) : [];
  for (const [at, entry] of tree.entries.entries()) {
    if (found.length >= maximumFound) break;
    found.push(
      ...findCommaInText(page, tree.entries, at),
      ...findColonInItem(page, entry, tree.entries[at + 1]),
      ...findAnchorOrTagPitfalls(page, entry, names),
      ...findKeyPitfalls(page, entry),
      ...findTextPitfalls(page, entry),
    );
  }
  return found;
}

// Creates one diagnostic per group, since a block pasted into another one repeats several fields
// together.
function diagnoseRepeatedFields(context: RuleContext, tree: YamlTree): Diagnostic[] {
  // "-a" is an item without the space after its dash. Two of them are not a repeated field.
  const all = tree.repeats.filter(({ field }) => !/^-\S/.test(field));
  const groups = groupBy(all, ({ parent }) => parent);
  return [...groups.values()].slice(0, maximumFound).map((repeats) => {
    const [repeat] = repeats;
    const fields = [...new Set(repeats.map(({ field }) => field))];
    const first = context.lineNumberAt(repeat.first.start);
    const second = context.lineNumberAt(repeat.second.start);
    const path = pointer(repeat.parent, repeat.field);
    // Four or more repeated fields at the top level mean that the file contains a second file.
    const isFile = repeat.parent === "" && fields.length >= 4;
    const details = { fields, lines: [first, second] as const, isFile };
    return ruleDiagnostic(context, "duplicate-key", details, { range: repeat.second, path });
  });
}
