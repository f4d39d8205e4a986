import {
  type Command,
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from "prosemirror-state";
import { markTypes } from "../source/body-schema.ts";

/** A file, and the text of the link to it. */
interface FileLink {
  file: string;
  words: string;
}

/**
 * The range of a link that was just inserted. Text that is typed there belongs to the link until
 * the caret leaves it.
 */
interface NewLinkRange {
  from: number;
  to: number;
  file: string;
}

const freshLinkKey = new PluginKey<NewLinkRange | undefined>("fresh-link");

/**
 * Links the selected text to a file. Without a selection, inserts the link with its own text and
 * selects that.
 */
export function insertFileLink({ file, words }: FileLink): Command {
  return (state, dispatch) => {
    const { $from, $to, empty } = state.selection;
    const link = markTypes.link.create({ to: file });
    const isChosen = !empty && $from.parent.isTextblock && $from.sameParent($to);
    if (isChosen) {
      const tr = state.tr.removeMark($from.pos, $to.pos, markTypes.link);
      dispatch?.(tr.addMark($from.pos, $to.pos, link));
      return true;
    }
    const { $head } = TextSelection.near($to);
    const [before, after] = createSeparatingSpaces($head.nodeBefore?.text, $head.nodeAfter?.text);
    const from = $head.pos + before.length;
    const to = from + words.length;
    const tr = state.tr.insertText(before + words + after, $head.pos);
    tr.removeMark(from, to, markTypes.link).addMark(from, to, link);
    tr.setSelection(TextSelection.create(tr.doc, from, to));
    dispatch?.(tr.setMeta(freshLinkKey, { from, to, file }).scrollIntoView());
    return true;
  };
}

/** Returns the spaces that separate the inserted text from its surroundings. */
function createSeparatingSpaces(before = "", after = ""): [string, string] {
  return [/[^\s([]$/.test(before) ? " " : "", /^[\p{L}\p{N}]/u.test(after) ? " " : ""];
}

/**
 * Creates a plugin that adds text typed into a new link to the link. The right arrow key leaves it.
 */
export function newLinkPlugin(): Plugin<NewLinkRange | undefined> {
  return new Plugin<NewLinkRange | undefined>({
    key: freshLinkKey,
    state: {
      init: () => undefined,
      apply(tr, fresh) {
        const meta = tr.getMeta(freshLinkKey);
        if (meta !== undefined) return meta ?? undefined;
        return fresh && mapNewLinkRange(tr, fresh);
      },
    },
    appendTransaction(_, __, state) {
      const fresh = freshLinkKey.getState(state);
      return fresh ? restoreLinkMark(state, fresh) : null;
    },
    props: {
      handleKeyDown(view, event) {
        const fresh = freshLinkKey.getState(view.state);
        const { empty, head } = view.state.selection;
        if (!fresh || event.key !== "ArrowRight" || !empty || head !== fresh.to) return false;
        view.dispatch(view.state.tr.setMeta(freshLinkKey, null).setStoredMarks([]));
        return true;
      },
    },
  });
}

/**
 * Maps the range through a transaction; `undefined` if the caret left it, a paragraph was split,
 * or the link changed.
 */
function mapNewLinkRange(
  tr: Transaction,
  { from, to, file }: NewLinkRange,
): NewLinkRange | undefined {
  const fresh = { from: tr.mapping.map(from, -1), to: tr.mapping.map(to, 1), file };
  const { selection, doc } = tr;
  const isThere = selection.from >= fresh.from && selection.to <= fresh.to;
  const isOne = doc.resolve(fresh.from).sameParent(doc.resolve(fresh.to));
  return isThere && isOne && !hasLinkMarkStep(tr) ? fresh : undefined;
}

/** Whether a transaction changes or removes a link. */
function hasLinkMarkStep({ steps }: Transaction): boolean {
  return steps.some((step) => step.toJSON().mark?.type === markTypes.link.name);
}

/**
 * Restores the link mark. ProseMirror drops it for text that replaces a selection or follows the
 * last character.
 */
function restoreLinkMark(state: EditorState, fresh: NewLinkRange): Transaction | null {
  const { from, to, file } = fresh;
  const link = markTypes.link.create({ to: file });
  const isCaret = state.selection.empty;
  const next = state.storedMarks ?? state.selection.$from.marks();
  let isWhole = true;
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isInline && !link.isInSet(node.marks)) isWhole = false;
  });
  if (isWhole && (!isCaret || link.isInSet(next))) return null;
  const tr = state.tr.addMark(from, to, link);
  if (isCaret) tr.setStoredMarks(link.addToSet(next));
  return tr.setMeta(freshLinkKey, fresh);
}
