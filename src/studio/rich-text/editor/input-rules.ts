import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { type EditorState, type Plugin, TextSelection, type Transaction } from "prosemirror-state";
import { parseBodyPicture } from "../../../model/markup/body-pictures.ts";
import { nodeTypes } from "../source/body-schema.ts";
import { createFactNode } from "../source/inline-runs.ts";

/**
 * Creates the input rules. Markdown prefixes turn a paragraph into a heading, list or quote.
 * Picture markup becomes a picture, and `${name}` becomes a fact.
 */
export function bodyInputRules(): Plugin {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^#{1,2}\s$/, nodeTypes.heading, { level: 2 }),
      textblockTypeInputRule(/^#{3,6}\s$/, nodeTypes.heading, { level: 3 }),
      wrappingInputRule(/^[-*]\s$/, nodeTypes.bullets),
      wrappingInputRule(/^(\d{1,2})[.)]\s$/, nodeTypes.numbers, ([, number]) => ({
        start: Number(number),
      })),
      wrappingInputRule(/^>\s$/, nodeTypes.quote),
      new InputRule(/^!\[.*\)$/, (state, [source], start, end) =>
        convertTextToPicture(state, source, { start, end }),
      ),
      new InputRule(/\$\{[^{}\n]+\}$/, (state, [source], start, end) =>
        state.tr.replaceWith(start, end, createFactNode(source, state.selection.$from.marks())),
      ),
    ],
  });
}

/**
 * Turns a paragraph that contains only picture markup into the picture, followed by an empty
 * paragraph.
 */
function convertTextToPicture(
  { doc, tr }: EditorState,
  source: string,
  { start, end }: { start: number; end: number },
): Transaction | null {
  const $start = doc.resolve(start);
  const picture = parseBodyPicture(source);
  const isWhole = $start.parentOffset === 0 && end === $start.end();
  if (!picture || !isWhole || $start.parent.type !== nodeTypes.paragraph) return null;
  const nodes = [nodeTypes.picture.create(picture), nodeTypes.paragraph.create()];
  tr.replaceWith($start.before(), $start.after(), nodes);
  return tr.setSelection(TextSelection.create(tr.doc, $start.before() + 2));
}
