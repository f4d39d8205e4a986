import { type Command, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import type { BodyPicture } from "../../../model/markup/body-pictures.ts";
import type { PastedPicture } from "../clipboard/pasted-pictures.ts";
import { nodePlaceholderIndex } from "../clipboard/picture-placeholder.ts";
import { insertPicture } from "../embeds/picture-commands.ts";
import { nodeTypes } from "../source/body-schema.ts";

type PicturePlaceholderPositions = ReadonlyMap<PastedPicture, number>;

const placeholderKey = new PluginKey<PicturePlaceholderPositions>("pasted-places");

/**
 * Creates a plugin that tracks the positions of pasted pictures until the pictures are added, while
 * the user keeps typing.
 */
export function picturePlaceholderPlugin(): Plugin<PicturePlaceholderPositions> {
  return new Plugin<PicturePlaceholderPositions>({
    key: placeholderKey,
    state: {
      init: () => new Map(),
      apply: (tr, places) => {
        const mapped = [...places].map(([each, at]) => [each, tr.mapping.map(at)] as const);
        return new Map([
          ...mapped,
          ...((tr.getMeta(placeholderKey) as PicturePlaceholderPositions | undefined) ?? []),
        ]);
      },
    },
  });
}

/**
 * Removes the placeholders from a document and stores their positions. A placeholder must never be
 * written to the source.
 */
export function removePicturePlaceholders(
  tr: Transaction,
  pictures: readonly PastedPicture[],
): Transaction {
  const found: { at: number; picture: PastedPicture | undefined }[] = [];
  tr.doc.descendants((node, at) => {
    const number = nodePlaceholderIndex(node);
    if (number !== undefined) found.push({ at, picture: pictures[number] });
  });
  for (const { at } of found.toReversed()) tr.delete(at, at + 1);
  const places = found.flatMap(({ at, picture }, before) =>
    picture ? [[picture, at - before] as const] : [],
  );
  return tr.setMeta(placeholderKey, new Map(places));
}

/**
 * Inserts a pasted picture at its position in the pasted text, or below the caret if that position
 * is unknown.
 */
export function insertPastedPicture(pasted: PastedPicture, brought: BodyPicture): Command {
  return (state, dispatch, view) => {
    const picture = { ...brought, alt: brought.alt || pasted.alt };
    const place = placeholderKey.getState(state)?.get(pasted);
    if (place === undefined) return insertPicture(picture)(state, dispatch, view);
    const $place = state.doc.resolve(Math.min(place, state.doc.content.size));
    const at = $place.depth === 0 ? $place.pos : $place.after(1);
    const isLast = at === state.doc.content.size;
    const node = nodeTypes.picture.create({ caption: "", ...picture });
    dispatch?.(state.tr.insert(at, isLast ? [node, nodeTypes.paragraph.create()] : [node]));
    return true;
  };
}
