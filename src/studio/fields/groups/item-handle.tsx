import type { KeyboardEvent } from "react";
import { placeByKey } from "../../drag/drag.ts";
import { dragInList } from "../../drag/drag-in-list.ts";
import { ActionIcon } from "../frame/action-icons.tsx";
import { helper } from "../frame/helper-keys.ts";
import { fieldWords as words } from "../words.pt-br.ts";

interface HandleProps {
  /** What people call the item. */
  name: string;
  index: number;
  count: number;
  /** It is beside a field, not beside the name of an item. */
  isHelper?: boolean;
  onMove(from: number, to: number): void;
}

/** The handle of an item of a list, inside it: by it the item is dragged, or moved by keys. One alone has none. */
export function ItemHandle({ name, index, count, isHelper, onMove }: HandleProps) {
  if (count < 2) return null;
  const press = (event: KeyboardEvent) => {
    const to = placeByKey(event.nativeEvent, index);
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < count) onMove(index, to);
  };
  return (
    <button
      {...(isHelper && helper)}
      type="button"
      className="studio-grip"
      aria-label={words.action(words.drag, name)}
      title={words.drag}
      onPointerDown={({ nativeEvent, currentTarget }) =>
        dragInList({ press: nativeEvent, handle: currentTarget, from: index }, onMove)
      }
      onKeyDown={press}
    >
      <ActionIcon name="grip" />
    </button>
  );
}
