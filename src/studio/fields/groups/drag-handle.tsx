import type { KeyboardEvent } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { newIndexForArrowKey } from "../../drag/drag.ts";
import { dragListItem } from "../../drag/drag-list-item.ts";
import { ActionIcon } from "../frame/action-icon.tsx";
import { helperProps } from "../frame/helper-button-keys.ts";

interface DragHandleProps {
  /** Name of the item for editors. */
  name: string;
  index: number;
  count: number;
  /** Whether the handle is next to a field, not next to an item's name. */
  isHelper?: boolean;
  onMove(from: number, to: number): void;
}

/**
 * The drag handle of a list item. It also moves the item by keyboard. The only item of a list has
 * none.
 */
export function DragHandle({ name, index, count, isHelper, onMove }: DragHandleProps) {
  if (count < 2) return null;
  const press = (event: KeyboardEvent) => {
    const to = newIndexForArrowKey(event.nativeEvent, index);
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < count) onMove(index, to);
  };
  return (
    <button
      {...(isHelper && helperProps)}
      type="button"
      className="studio-grip"
      aria-label={strings.action(strings.drag, name)}
      title={strings.drag}
      onPointerDown={({ nativeEvent, currentTarget }) =>
        dragListItem({ press: nativeEvent, handle: currentTarget, from: index }, onMove)
      }
      onKeyDown={press}
    >
      <ActionIcon name="grip" />
    </button>
  );
}
