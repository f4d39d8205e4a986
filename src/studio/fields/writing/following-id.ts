import type { Change, SetChange } from "../../../yaml/edit/change.ts";
import { childValue, parentOf, pointer, valueAt } from "../../../yaml/pointer.ts";
import type { FieldContext } from "../field-context.ts";
import { childPlace, type FieldPlace, placeAt } from "../kinds/field-place.ts";
import { idFrom } from "../kinds/item-id.ts";
import { namingField } from "../kinds/item-name.ts";
import { takenIds } from "./field-changes.ts";

type Held = Pick<FieldContext, "schemas" | "value">;

/**
 * Whether the id of an item is still to be made of this text: this is what names it, and it has none yet, or the number
 * of a copy that is says all that the one says of which it was copied.
 */
export function leadsId({ schemas, value }: Held, place: FieldPlace): boolean {
  const { holder, name } = place;
  if (!holder?.node.properties?.id || namingField(holder.node) !== name) return false;
  const item = valueAt(value, holder.path);
  const id = childValue(item, "id");
  const isOpen = id === "" || isCopy(value, holder.path);
  return isOpen && childPlace(schemas, holder, "id", id)?.kind === "id";
}

/** Whether an item before it says all the same, and its id is that one's with a number. */
function isCopy(value: unknown, path: string): boolean {
  const siblings = valueAt(value, parentOf(path));
  const item = valueAt(value, path);
  const stem = stemOf(childValue(item, "id"));
  if (!Array.isArray(siblings) || stem === undefined) return false;
  return siblings.slice(0, siblings.indexOf(item)).some((each) => {
    const id = childValue(each, "id");
    return (id === stem || stemOf(id) === stem) && contentOf(each) === contentOf(item);
  });
}

function contentOf(item: unknown): string {
  return JSON.stringify({ ...Object(item), id: undefined });
}

/** What stands before the number of an id: "prazo-2" → "prazo". */
function stemOf(id: unknown): string | undefined {
  return /^(.+)-\d+$/.exec(String(id))?.[1];
}

/** The id that an item has by its new name; ids stay when names change later. */
export function idChange({ value }: Held, place: FieldPlace, words: string): SetChange[] {
  const { holder } = place;
  if (!holder) return [];
  const id = idFrom(words, takenIds(value, holder.path));
  return [{ kind: "set", path: pointer(holder.path, "id"), value: id }];
}

type HeldFile = Pick<FieldContext, "schemas" | "schemaId" | "value">;

/**
 * Begins the typing of a text where it stands on its page: what is written with each stroke, the id of an item whose
 * name it is among it, as long as that one had none when it began.
 *
 * @param held the file as it says now; it is asked anew at each stroke
 */
export function typingAt(
  held: () => HeldFile | undefined,
  path: string,
): (text: string) => Change[] {
  const placeNow = (now: HeldFile) => placeAt(now.schemas, now.schemaId, now.value, path);
  const first = held();
  const named = first && placeNow(first);
  // The last line of a longer text ends, too.
  const isBody = named?.kind === "body" && /\n$/.test(String(valueAt(first?.value, path)));
  const isLeading = first !== undefined && named !== undefined && leadsId(first, named);
  return (text) => {
    const now = held();
    const place = isLeading && now ? placeNow(now) : undefined;
    const ids = now && place ? idChange(now, place, text) : [];
    const end = isBody && text !== "" ? "\n" : "";
    return [{ kind: "set", path, value: text + end }, ...ids];
  };
}
