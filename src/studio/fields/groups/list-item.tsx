import { useCallback, useState } from "react";
import { fieldName, retitled } from "../frame/field-frame.tsx";
import { helperScope } from "../frame/helper-keys.ts";
import type { FieldPlace } from "../kinds/field-place.ts";
import { shownName } from "../kinds/item-name.ts";
import { useStore, useStored, useValue } from "../scope/field-scope.tsx";
import { FieldView } from "../scope/field-view.tsx";
import { fieldWords as words } from "../words.pt-br.ts";
import { EntryButtons } from "./entry-buttons.tsx";
import { GroupFields } from "./group-field.tsx";
import { ItemHandle } from "./item-handle.tsx";

interface ItemProps {
  place: FieldPlace;
  index: number;
  count: number;
  /** Index of the item that was just added. */
  fresh: number;
  onMove(from: number, to: number): void;
  onDuplicate(index: number): void;
  onRemove(index: number): void;
}

const inGroups: readonly unknown[] = ["group", "picture", "block"];
/**
 * Lists up to this length render closed items too, so that the page search and the search of the
 * browser find their content.
 */
const mostDrawn = 60;

/** A list item: a group expands below its name, any other value is edited in its row. */
export function ListItem(props: ItemProps) {
  return inGroups.includes(props.place.kind) ? <OpeningItem {...props} /> : <LineItem {...props} />;
}

function LineItem(props: ItemProps) {
  const { place, index, fresh } = props;
  const value = useValue(place.path);
  const { find } = useStore().now();
  const name =
    shownName(place.node, value, find.facts) || words.item(place.node.title ?? "", index + 1);
  const title = words.item(place.node.title ?? "", index + 1);
  return (
    <li className="studio-line-item" {...helperScope}>
      <ItemHandle {...props} name={name} isHelper />
      <FieldView place={retitled(place, title)} autoFocus={fresh === index} />
      <ItemButtons {...props} name={name} isHelper />
    </li>
  );
}

function OpeningItem(props: ItemProps) {
  const { place, index, count, fresh } = props;
  const [isOpen, setOpen] = useState(fresh === index);
  const value = useValue(place.path);
  const { file, find } = useStore().now();
  const troubles = useStored(useCallback((store) => store.troubles(place.path), [place.path]));
  const own = shownName(place.node, value, find.facts);
  const name = own || words.item(place.node.title ?? "", index + 1);
  const isBlock = place.holder?.node.items?.$ref?.endsWith("block.json");
  return (
    <li className="studio-item">
      <ItemHandle {...props} name={name} />
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        data-field={fieldName(file, place.path)}
      >
        <summary>
          <span className="studio-item-name">
            {isBlock && own ? `${place.node.title} · ${own}` : name}
          </span>
          {troubles > 0 && fresh !== index && (
            <span className="studio-troubles">{words.troubles(troubles)}</span>
          )}
        </summary>
        {(isOpen || count <= mostDrawn) && (
          <div className="studio-item-body">
            <ItemButtons {...props} name={name} />
            <GroupFields place={place} autoFocus={fresh === index} />
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
}: ItemProps & { name: string; isHelper?: boolean }) {
  const uses = useStore().now().uses?.(place.path);
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
