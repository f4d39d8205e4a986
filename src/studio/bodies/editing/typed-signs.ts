import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import type { Plugin } from "prosemirror-state";
import { kinds } from "../source/body-schema.ts";
import { factNode } from "../source/inline-runs.ts";

/** Signs at the beginning of a paragraph become what they mean, and the name of a fact becomes the fact. */
export function typedSigns(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^#{1,2}\s$/, kinds.heading, { level: 2 }),
      textblockTypeInputRule(/^#{3,6}\s$/, kinds.heading, { level: 3 }),
      wrappingInputRule(/^[-*]\s$/, kinds.bullets),
      wrappingInputRule(/^(\d{1,2})[.)]\s$/, kinds.numbers, ([, number]) => ({
        start: Number(number),
      })),
      wrappingInputRule(/^>\s$/, kinds.quote),
      new InputRule(/\$\{[^{}\n]+\}$/, (state, [source], start, end) =>
        state.tr.replaceWith(start, end, factNode(source, state.selection.$from.marks())),
      ),
    ],
  });
}
