import { useCallback, useState } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { fieldKey, retitledPlaceWithoutHelp } from "../frame/field-frame.tsx";
import { helperScopeProps } from "../frame/helper-button-keys.ts";
import type { FieldPlace } from "../schema/field-place.ts";
import { itemNameWithFacts } from "../schema/item-name.ts";
import { useFieldSelector, useFieldStore, useFieldValue } from "../store/field-store-provider.tsx";
import { FieldView } from "../store/field-view.tsx";
import { DragHandle } from "./drag-handle.tsx";
import { EntryButtons } from "./entry-buttons.tsx";
import { GroupFields } from "./group-field.tsx";

interface ListItemProps {
  place: FieldPlace;
  index: number;
  count: number;
  /** Index of the item that was just added. */
  newIndex: number;
  onMove(from: number, to: number): void;
  onDuplicate(index: number): void;
  onRemove(index: number): void;
}

const collapsibleKinds: readonly unknown[] = ["group", "picture", "block"];
/**
 * Lists up to this length render closed items too, so that the page search and the search of the
 * browser find their content.
 */
const maxRenderedClosed = 60;

/** A list item. A group expands below its name; any other value is edited in its row. */
export function ListItem(props: ListItemProps) {
  return collapsibleKinds.includes(props.place.kind) ? (
    <CollapsibleItem {...props} />
  ) : (
    <SingleLineItem {...props} />
  );
}

function SingleLineItem(props: ListItemProps) {
  const { place, index, newIndex } = props;
  const value = useFieldValue(place.path);
  const { find } = useFieldStore().currentContext();
  const name =
    itemNameWithFacts(place.node, value, find.facts) ||
    strings.item(place.node.title ?? "", index + 1);
  const title = strings.item(place.node.title ?? "", index + 1);
  return (
    <li className="studio-line-item" {...helperScopeProps}>
      <DragHandle {...props} name={name} isHelper />
      <FieldView place={retitledPlaceWithoutHelp(place, title)} autoFocus={newIndex === index} />
      <ItemButtons {...props} name={name} isHelper />
    </li>
  );
}

function CollapsibleItem(props: ListItemProps) {
  const { place, index, count, newIndex } = props;
  const [isOpen, setOpen] = useState(newIndex === index);
  const value = useFieldValue(place.path);
  const { file, find } = useFieldStore().currentContext();
  const troubles = useFieldSelector(
    useCallback((store) => store.diagnosticCount(place.path), [place.path]),
  );
  const own = itemNameWithFacts(place.node, value, find.facts);
  const name = own || strings.item(place.node.title ?? "", index + 1);
  const isBlock = place.holder?.node.items?.$ref?.endsWith("block.json");
  return (
    <li className="studio-item">
      <DragHandle {...props} name={name} />
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        data-field={fieldKey(file, place.path)}
      >
        <summary>
          <span className="studio-item-name">
            {isBlock && own ? `${place.node.title} · ${own}` : name}
          </span>
          {troubles > 0 && newIndex !== index && (
            <span className="studio-troubles">{strings.troubles(troubles)}</span>
          )}
        </summary>
        {(isOpen || count <= maxRenderedClosed) && (
          <div className="studio-item-body">
            <ItemButtons {...props} name={name} />
            <GroupFields place={place} autoFocus={newIndex === index} />
          </div>
        )}
      </details>
    </li>
  );
}

function ItemButtons({
  place,
  index,
  count,
  name,
  isHelper,
  onMove,
  onDuplicate,
  onRemove,
}: ListItemProps & { name: string; isHelper?: boolean }) {
  const uses = useFieldStore().currentContext().usesAction?.(place.path);
  return (
    <EntryButtons
      name={name}
      index={index}
      count={count}
      isHelper={isHelper}
      onMove={(to) => onMove(index, to)}
      onDuplicate={() => onDuplicate(index)}
      onRemove={() => onRemove(index)}
      onUses={uses}
    />
  );
}
