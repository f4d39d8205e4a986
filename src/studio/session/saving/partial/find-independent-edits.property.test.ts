import fc from "fast-check";
import { expect, test } from "vitest";
import "../../../../testing/seed.ts";
import { applyChanges } from "../../../../yaml/edit/apply-changes.ts";
import type { Json } from "../../../../yaml/edit/change.ts";
import { readTree } from "../../../../yaml/parse/tree.ts";
import { findIndependentEdits } from "./find-independent-edits.ts";
import { noIntermediateStates } from "./intermediate-states.ts";

const word = fc.constantFrom("um", "dois", "três", "", "a: b", "linha\noutra", "12");
const leaf = fc.oneof(word, fc.integer({ min: 0, max: 9 }), fc.boolean());
const group = fc.dictionary(fc.constantFrom("type", "title", "text", "list"), leaf, {
  minKeys: 1,
});
const value = fc.record({
  title: leaf,
  blocks: fc.array(group, { minLength: 1, maxLength: 5 }),
  words: fc.array(word, { minLength: 1, maxLength: 4 }),
  place: fc.record({ town: leaf, hours: fc.array(group, { maxLength: 3 }) }),
});

function written(text: string, value: Json): string {
  const result = applyChanges(text, { kind: "set", path: "", value });
  return "refused" in result ? "" : result.text;
}

function said(text: string | undefined): unknown {
  const tree = readTree(text ?? "");
  return "offset" in tree ? undefined : tree.value;
}

test("any subset of edits gives a readable text, all give the new text, none keep the old values", () => {
  fc.assert(
    fc.property(
      value,
      value,
      fc.boolean(),
      fc.infiniteStream(fc.boolean()),
      (one, other, is, take) => {
        const before = written("title: x # nota\n", one as Json);
        const after = written(before, other as Json);
        fc.pre(before !== "" && after !== "");
        const edited = findIndependentEdits(
          before,
          { ...noIntermediateStates, isComplete: is },
          after,
        );
        const { edits = [], textWithEdits = () => undefined } = edited ?? {};
        expect(textWithEdits(edits)).toBe(after);
        expect(said(textWithEdits([]))).toEqual(said(before));
        const some = edits.filter(() => take.next().value);
        const text = textWithEdits(some);
        expect(said(text)).toBeDefined();
        const states = edited?.statesAfter(some) ?? [said(after)];
        expect(states.length === 0 ? said(text) : states.at(-1)).toEqual(said(after));
      },
    ),
    { numRuns: 100 },
  );
});
