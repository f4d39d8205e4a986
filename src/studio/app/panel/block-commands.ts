import { appStrings as strings } from "#lang/studio/app/strings";
import { normalizeDelivery } from "../../../model/forms/deliveries.ts";
import { blockTitles } from "../../../model/schema/schemas.ts";
import type { Json } from "../../../yaml/edit/change.ts";
import { childValue, valueAt } from "../../../yaml/json-pointer.ts";
import type { StudioModel } from "../studio-model.ts";

/*
 * Commands for the blocks of the shown page, used by the preview and the panel. Each is one undo
 * step.
 */

/** Returns the blocks of the shown page; empty if it has none. */
export function currentPageBlocks(model: StudioModel): readonly unknown[] {
  const { parts } = model.current();
  const found = parts && valueAt(model.session.value(parts.file), "/blocks");
  return Array.isArray(found) ? found : [];
}

/** Returns the title of the block's type. */
export function blockTypeTitle(model: StudioModel, block: unknown): string {
  return blockTitles(model.brought.schemas)[String(childValue(block, "type"))] ?? "";
}

/** Moves a block. Indexes are counted from 0. Does nothing if `to` is out of range. */
export function moveBlock(model: StudioModel, index: number, to: number): void {
  const blocks = currentPageBlocks(model);
  if (to === index || to < 0 || to >= blocks.length) return;
  model.session.change(shownPageFile(model), { kind: "move", path: `/blocks/${index}`, to });
  const name = blockTypeTitle(model, blocks[index]);
  model.announce(strings.moved({ name, place: to + 1, of: blocks.length }));
  keepMovedBlockSelected(model, index, to);
}

/** Removes a block, and deselects it. */
export function removeBlock(model: StudioModel, index: number): void {
  const name = blockTypeTitle(model, currentPageBlocks(model)[index]);
  const path = `/blocks/${index}`;
  model.session.change(shownPageFile(model), { kind: "remove", path });
  if (model.current().selection?.path === path) model.set({ selection: undefined });
  model.announce(strings.removed({ name }));
}

/** Duplicates a block. The copy gets an ID of its own, so that links remain unambiguous. */
export function duplicateBlock(model: StudioModel, index: number): void {
  const block = currentPageBlocks(model)[index];
  const id = childValue(block, "id");
  const changes = typeof id === "string" ? { "/id": `${id}-2` } : undefined;
  model.session.change(shownPageFile(model), {
    kind: "duplicate",
    path: `/blocks/${index}`,
    changes,
  });
  model.announce(strings.repeated({ name: blockTypeTitle(model, block) }));
}

/**
 * Inserts a block at an index (from 0) and shows its fields. If the block is a form without a
 * delivery, focuses the field that sets one.
 */
export function addBlock(model: StudioModel, at: number, value: Json, name: string): void {
  const file = shownPageFile(model);
  const isLast = at >= currentPageBlocks(model).length;
  const path = isLast ? "/blocks/-" : `/blocks/${at}`;
  model.session.change(file, { kind: "insert", path, value });
  const added = `/blocks/${at}`;
  const isSilent = normalizeDelivery(childValue(value, "delivery"))?.type === "demo";
  const asked = isSilent && { field: `${added}/delivery/type`, shouldFocus: true };
  model.set({ selection: { file, path: added, ...asked } });
  model.announce(isSilent ? strings.addedForm({ name }) : strings.added({ name }));
}

function shownPageFile(model: StudioModel): string {
  return model.current().parts?.file ?? "";
}

/** Updates the selection after a move, so that the moved block remains selected. */
function keepMovedBlockSelected(model: StudioModel, from: number, to: number): void {
  const { selection } = model.current();
  if (selection?.path === `/blocks/${from}`)
    model.set({ selection: { ...selection, path: `/blocks/${to}` } });
}
