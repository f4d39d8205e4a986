import { wholeDelivery } from "../../../model/forms/deliveries.ts";
import { blockTitles } from "../../../model/schema/schemas.ts";
import type { Json } from "../../../yaml/edit/change.ts";
import { childValue, valueAt } from "../../../yaml/pointer.ts";
import type { StudioModel } from "../studio-model.ts";
import { shellWords as words } from "../words.pt-br.ts";

/* What can be done to the sections of the page that is shown, wherever it is asked for. Each is one step back. */

/** The sections of the page; none where it is no page. */
export function blocksOf(model: StudioModel): readonly unknown[] {
  const { parts } = model.current();
  const found = parts && valueAt(model.session.value(parts.file), "/blocks");
  return Array.isArray(found) ? found : [];
}

/** What editors call the type of a section. */
export function blockName(model: StudioModel, block: unknown): string {
  return blockTitles(model.brought.schemas)[String(childValue(block, "type"))] ?? "";
}

/** Puts a section at another place, counted from 0; nothing where there is no such place. */
export function moveBlock(model: StudioModel, index: number, to: number): void {
  const blocks = blocksOf(model);
  if (to === index || to < 0 || to >= blocks.length) return;
  model.session.change(fileOf(model), { kind: "move", path: `/blocks/${index}`, to });
  const name = blockName(model, blocks[index]);
  model.say(words.moved({ name, place: to + 1, of: blocks.length }));
  choose(model, index, to);
}

/** Takes a section away. */
export function removeBlock(model: StudioModel, index: number): void {
  const name = blockName(model, blocksOf(model)[index]);
  const path = `/blocks/${index}`;
  model.session.change(fileOf(model), { kind: "remove", path });
  if (model.current().choice?.path === path) model.set({ choice: undefined });
  model.say(words.removed({ name }));
}

/** Puts a copy behind a section; its name for links is its own. */
export function repeatBlock(model: StudioModel, index: number): void {
  const block = blocksOf(model)[index];
  const id = childValue(block, "id");
  const changes = typeof id === "string" ? { "/id": `${id}-2` } : undefined;
  model.session.change(fileOf(model), { kind: "duplicate", path: `/blocks/${index}`, changes });
  model.say(words.repeated({ name: blockName(model, block) }));
}

/** Adds a section at a place, counted from 0, and shows its fields. Of a form it asks where the messages go. */
export function addBlock(model: StudioModel, at: number, value: Json, name: string): void {
  const file = fileOf(model);
  const isLast = at >= blocksOf(model).length;
  const path = isLast ? "/blocks/-" : `/blocks/${at}`;
  model.session.change(file, { kind: "insert", path, value });
  const added = `/blocks/${at}`;
  const isSilent = wholeDelivery(childValue(value, "delivery"))?.type === "demo";
  const asked = isSilent && { field: `${added}/delivery/type`, isAsked: true };
  model.set({ choice: { file, path: added, ...asked } });
  model.say(isSilent ? words.addedForm({ name }) : words.added({ name }));
}

function fileOf(model: StudioModel): string {
  return model.current().parts?.file ?? "";
}

/** What is chosen stays chosen where it goes. */
function choose(model: StudioModel, from: number, to: number): void {
  const { choice } = model.current();
  if (choice?.path === `/blocks/${from}`)
    model.set({ choice: { ...choice, path: `/blocks/${to}` } });
}
