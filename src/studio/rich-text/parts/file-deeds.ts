import {
  type Command,
  type EditorState,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from "prosemirror-state";
import { marks } from "../source/body-schema.ts";

/** A file that a text is to offer, with words for the link to it. */
interface OfferedFile {
  file: string;
  words: string;
}

/** The words of a link that came a moment ago: all that is typed there belongs to it, until the caret is elsewhere. */
interface Fresh {
  from: number;
  to: number;
  file: string;
}

const key = new PluginKey<Fresh | undefined>("fresh-link");

/** Chosen words lead to a file; where none are, words of its own come at the caret, chosen to be typed anew. */
export function offerFile({ file, words }: OfferedFile): Command {
  return (state, dispatch) => {
    const { $from, $to, empty } = state.selection;
    const link = marks.link.create({ to: file });
    const isChosen = !empty && $from.parent.isTextblock && $from.sameParent($to);
    if (isChosen) {
      const tr = state.tr.removeMark($from.pos, $to.pos, marks.link);
      dispatch?.(tr.addMark($from.pos, $to.pos, link));
      return true;
    }
    const { $head } = TextSelection.near($to);
    const [before, after] = spaces($head.nodeBefore?.text, $head.nodeAfter?.text);
    const from = $head.pos + before.length;
    const to = from + words.length;
    const tr = state.tr.insertText(before + words + after, $head.pos);
    tr.removeMark(from, to, marks.link).addMark(from, to, link);
    tr.setSelection(TextSelection.create(tr.doc, from, to));
    dispatch?.(tr.setMeta(key, { from, to, file }).scrollIntoView());
    return true;
  };
}

/** Words stand apart from those around them. */
function spaces(before = "", after = ""): [string, string] {
  return [/[^\s([]$/.test(before) ? " " : "", /^[\p{L}\p{N}]/u.test(after) ? " " : ""];
}

/** Keeps what is typed in the words of a new link in it; the arrow to the right goes out of it. */
export function freshLink(): Plugin<Fresh | undefined> {
  return new Plugin<Fresh | undefined>({
    key,
    state: {
      init: () => undefined,
      apply(tr, fresh) {
        const meta = tr.getMeta(key);
        if (meta !== undefined) return meta ?? undefined;
        return fresh && moved(tr, fresh);
      },
    },
    appendTransaction(_, __, state) {
      const fresh = key.getState(state);
      return fresh ? kept(state, fresh) : null;
    },
    props: {
      handleKeyDown(view, event) {
        const fresh = key.getState(view.state);
        const { empty, head } = view.state.selection;
        if (!fresh || event.key !== "ArrowRight" || !empty || head !== fresh.to) return false;
        view.dispatch(view.state.tr.setMeta(key, null).setStoredMarks([]));
        return true;
      },
    },
  });
}

/** The same words after a change; nothing once the caret is elsewhere, also in a paragraph behind, or the link another. */
function moved(tr: Transaction, { from, to, file }: Fresh): Fresh | undefined {
  const fresh = { from: tr.mapping.map(from, -1), to: tr.mapping.map(to, 1), file };
  const { selection, doc } = tr;
  const isThere = selection.from >= fresh.from && selection.to <= fresh.to;
  const isOne = doc.resolve(fresh.from).sameParent(doc.resolve(fresh.to));
  return isThere && isOne && !isLinking(tr) ? fresh : undefined;
}

/** Whether somebody gives words another link, or none. */
function isLinking({ steps }: Transaction): boolean {
  return steps.some((step) => step.toJSON().mark?.type === marks.link.name);
}

/** What is typed over chosen words, or behind the last one, loses their link: it is put back. */
function kept(state: EditorState, fresh: Fresh): Transaction | null {
  const { from, to, file } = fresh;
  const link = marks.link.create({ to: file });
  const isCaret = state.selection.empty;
  const next = state.storedMarks ?? state.selection.$from.marks();
  let isWhole = true;
  state.doc.nodesBetween(from, to, (node) => {
    if (node.isInline && !link.isInSet(node.marks)) isWhole = false;
  });
  if (isWhole && (!isCaret || link.isInSet(next))) return null;
  const tr = state.tr.addMark(from, to, link);
  if (isCaret) tr.setStoredMarks(link.addToSet(next));
  return tr.setMeta(key, fresh);
}
