import type { Diagnostic } from "../../diagnostic.ts";
import { groupBy } from "../../group-by.ts";
import { pointer } from "../../json-pointer.ts";
import type { YamlTree } from "../../parse/entries.ts";
import { severalDocuments } from "../layout.ts";
import { findGluedFields } from "../lost-line-breaks.ts";
import {
  createRuleContext,
  type ParseSource,
  type RuleContext,
  ruleDiagnostic,
} from "../rule-context.ts";
import { colonInItem, commaInText } from "./comma-in-text.ts";
import { anchorPitfalls, keyPitfalls } from "./key-pitfalls.ts";
import { textPitfalls } from "./text-pitfalls.ts";

// The rest is found in the next reading.
const maximumFound = 200;

/**
 * Finds what YAML accepts and no editor meant: text that would be dropped, joined to other text,
 * or taken for a sign. The text has been read; the tree is what it was read as.
 */
export function findPitfalls(source: ParseSource, tree: YamlTree): Diagnostic[] {
  const page = createRuleContext(source);
  if (tree.documents > 1) return severalDocuments(page);
  const names = new Set<string>();
  for (const { marks } of tree.entries)
    for (const mark of marks) names.add(page.text.slice(mark.start, mark.end));
  // What follows from a lost line break is told by the next reading, if it is still there.
  const glued = findGluedFields(page, tree);
  if (glued.length > 0) return glued;
  const found = tree.repeats.length > 0 ? repeatedFields(page, tree) : [];
  for (const [at, entry] of tree.entries.entries()) {
    if (found.length >= maximumFound) break;
    found.push(
      ...commaInText(page, tree.entries, at),
      ...colonInItem(page, entry, tree.entries[at + 1]),
      ...anchorPitfalls(page, entry, names),
      ...keyPitfalls(page, entry),
      ...textPitfalls(page, entry),
    );
  }
  return found;
}

// One diagnostic for a group: fields repeat together when a block was pasted into another.
function repeatedFields(page: RuleContext, tree: YamlTree): Diagnostic[] {
  // Two items without the space after their dash are no repetition.
  const all = tree.repeats.filter(({ field }) => !/^-\S/.test(field));
  const groups = groupBy(all, ({ parent }) => parent);
  return [...groups.values()].slice(0, maximumFound).map((repeats) => {
    const [repeat] = repeats;
    const fields = [...new Set(repeats.map(({ field }) => field))];
    const first = page.lineNumberAt(repeat.first.start);
    const second = page.lineNumberAt(repeat.second.start);
    const path = pointer(repeat.parent, repeat.field);
    // So many fields at the margin are those of a whole other file.
    const isFile = repeat.parent === "" && fields.length >= 4;
    const details = { fields, lines: [first, second] as const, isFile };
    return ruleDiagnostic(page, "duplicate-key", details, { range: repeat.second, path });
  });
}
