import { useState } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import type { Json } from "../../../yaml/edit/change.ts";
import { childValue, pointer } from "../../../yaml/json-pointer.ts";
import {
  createAddItemChange,
  createDuplicateItemChange,
  createRemoveItemChange,
} from "../create-changes/field-changes.ts";
import { ChoicePanel } from "../frame/choice-panel.tsx";
import { FieldGroup, fieldTitle } from "../frame/field-frame.tsx";
import { createMinimalValue } from "../schema/empty-value.ts";
import { childPlace, type FieldPlace } from "../schema/field-place.ts";
import { itemName } from "../schema/item-name.ts";
import { findPrivacyPagePath, itemTemplates } from "../schema/item-templates.ts";
import { useFieldStore, useFieldValue } from "../store/field-store-provider.tsx";
import type { FieldViewProps } from "../store/field-view.tsx";
import { AddBlockMenu } from "./block-type-picker.tsx";
import { ListItem } from "./list-item.tsx";
import { useItemKeys } from "./use-item-keys.ts";

/** A list with its title. */
export function ListField({ place, autoFocus }: FieldViewProps) {
  return (
    <FieldGroup place={place} className="studio-list">
      <ListItems place={place} autoFocus={autoFocus} />
    </FieldGroup>
  );
}

/** The items of a list, and a button to add one. */
export function ListItems({ place }: FieldViewProps) {
  const value = useFieldValue(place.path);
  const { schemas, find, country } = useFieldStore().currentContext();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { keys, news, ...actions } = useListActions(place, items);
  const item = childPlace(schemas, place, "-", undefined);
  const names = new Set(items.map((each) => String(childValue(each, "name"))));
  // Items without a title of their own use the title of the list.
  const added = item?.node.title ?? fieldTitle(place);
  const ready = item
    ? itemTemplates(schemas, item, {
        takenNames: names,
        privacy: findPrivacyPagePath(find.links()),
        country,
      })
    : [];
  return (
    <>
      {items.length === 0 && <p className="studio-length">{strings.empty}</p>}
      <ol className="studio-items">
        {items.map((each, index) => {
          const inner = childPlace(schemas, place, String(index), each);
          return (
            inner && (
              <ListItem
                key={keys[index]}
                place={inner}
                index={index}
                count={items.length}
                {...actions}
              />
            )
          );
        })}
      </ol>
      {item?.kind === "block" ? (
        <AddBlockMenu node={item.node} onAdd={actions.onAdd} />
      ) : ready.length > 0 ? (
        <div>
          <ChoicePanel
            label={strings.add}
            className="studio-add"
            title={added}
            choices={() => ready}
            onChoose={({ value: chosen }) => {
              const own = ready.find((each) => each.value === chosen);
              if (own) actions.onAdd(own.item);
            }}
          />
        </div>
      ) : (
        <button
          type="button"
          className="studio-add"
          aria-label={strings.action(strings.add, added)}
          onClick={() => item && actions.onAdd(createMinimalValue(schemas, item))}
        >
          {strings.add}
        </button>
      )}
      <p role="status" className="studio-unseen">
        {news}
      </p>
    </>
  );
}

/**
 * Returns the edits of a list, which follow the React keys of its items. Moves, copies and removals
 * are announced to screen readers.
 */
function useListActions(place: FieldPlace, items: readonly unknown[]) {
  const store = useFieldStore();
  const { keys, ...order } = useItemKeys(items.length);
  const [news, setNews] = useState("");
  // The index of the item that was just added or copied. The item is expanded, and its name gets
  // the focus.
  const [newIndex, setNewIndex] = useState(-1);
  const nameAt = (index: number) =>
    itemLabel(place, store.currentContext().schemas, items[index], index);
  const onMove = (from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    order.move(from, to);
    setNews(strings.moved(nameAt(from), to + 1, items.length));
    store.currentContext().change({ kind: "move", path: pointer(place.path, from), to });
  };
  return {
    keys,
    news,
    newIndex,
    onMove,
    onAdd: (item: Json) => {
      order.insert(items.length);
      setNewIndex(items.length);
      store.currentContext().change(createAddItemChange(store.currentContext(), place, item));
    },
    onDuplicate: (index: number) => {
      order.insert(index + 1);
      setNewIndex(index + 1);
      setNews(strings.copied(nameAt(index)));
      store
        .currentContext()
        .change(createDuplicateItemChange(store.currentContext(), place, index));
    },
    onRemove: (index: number) => {
      order.remove(index);
      setNews(strings.removed(nameAt(index)));
      store.currentContext().change(createRemoveItemChange(store.currentContext(), place, index));
    },
  };
}

/** Returns the name of an item, or its number if it has no name. */
function itemLabel(
  list: FieldPlace,
  schemas: Parameters<typeof childPlace>[0],
  item: unknown,
  index: number,
): string {
  const place = childPlace(schemas, list, String(index), item);
  const name = place ? itemName(place.node, item) : "";
  return name === "" ? strings.item(place?.node.title ?? "", index + 1) : name;
}
