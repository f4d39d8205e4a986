import { appStrings as strings } from "#lang/studio/app/strings";
import { newIndexForArrowKey } from "../../drag/drag.ts";
import { dragListItem } from "../../drag/drag-list-item.ts";
import { Icon } from "../icon.tsx";
import type { StudioModel } from "../studio-model.ts";
import { useStudioState } from "../use-studio-state.ts";
import { blockTypeTitle, currentPageBlocks, moveBlock } from "./block-commands.ts";
import { BlockTools } from "./block-tools.tsx";
import { displayName } from "./display-name.ts";

/**
 * Shows the blocks of the page in order. The user can select, move, duplicate, remove and add
 * blocks.
 */
export function BlockList({ model }: { model: StudioModel }) {
  useStudioState(model);
  const blocks = currentPageBlocks(model);
  return (
    <section className="panel-part">
      <h2>{strings.blocks}</h2>
      <ol className="block-list">
        {blocks.map((block, index) => (
          <BlockRow
            // Two blocks may have the same text, so the key is the index.
            key={index}
            row={{
              index,
              of: blocks.length,
              type: blockTypeTitle(model, block),
              name: displayName(block),
            }}
            model={model}
          />
        ))}
      </ol>
      <button
        type="button"
        className="panel-add"
        onClick={() => model.set({ insertIndex: blocks.length })}
      >
        <Icon name="add" />
        {strings.add}
      </button>
    </section>
  );
}

interface BlockRowData {
  index: number;
  of: number;
  type: string;
  name: string;
}

interface BlockRowProps {
  row: BlockRowData;
  model: StudioModel;
}

function BlockRow({ row, model }: BlockRowProps) {
  const { index, of, type, name } = row;
  const file = model.current().parts?.file ?? "";
  const path = `/blocks/${index}`;
  // The focus follows the block, so that the user can move it further. Repeated clicks at the same
  // spot also move the same block.
  const move = (to: number, event: PointerOrKeyEvent) => {
    const from = indexToMoveAgain(event, index) ?? index;
    const next = from + to - index;
    if (next < 0 || next >= of) return;
    moveBlock(model, from, next);
    lastMove = { x: event.clientX, y: event.clientY, time: event.timeStamp, at: next };
    focusSameButton(event.currentTarget, next);
  };
  return (
    <li data-block={`${file}#${path}`}>
      <button
        type="button"
        className="grip"
        title={strings.drag}
        onPointerDown={({ nativeEvent, currentTarget }) =>
          dragListItem({ press: nativeEvent, handle: currentTarget, from: index }, (from, at) =>
            moveBlock(model, from, at),
          )
        }
        onKeyDown={(event) => {
          const to = newIndexForArrowKey(event.nativeEvent, index);
          if (to === undefined) return;
          event.preventDefault();
          if (to >= 0 && to < of) move(to, event);
        }}
      >
        <Icon name="grip" />
        <span className="visually-hidden">
          {strings.drag}: {type}
        </span>
      </button>
      <button
        type="button"
        className="block-name"
        onClick={() => model.set({ selection: { file, path } })}
      >
        <strong>{type}</strong>
        <span>{name}</span>
      </button>
      <BlockTools model={model} at={{ index, of, type }} onMove={move} />
    </li>
  );
}

/** A pointer event or a key event. A key event has no coordinates. */
interface PointerOrKeyEvent {
  currentTarget: HTMLElement;
  timeStamp: number;
  clientX?: number;
  clientY?: number;
}

/** The time (ms) within which another click at the same spot moves the same block. */
const repeatWindow = 2000;
let lastMove: { x?: number; y?: number; time: number; at: number } | undefined;

/**
 * Returns the index of the last moved block if a click at the same spot should move it again. After
 * a move, another row is under the pointer. Keys need no such rule, because the focus follows the
 * block.
 */
function indexToMoveAgain({ clientX, clientY, timeStamp }: PointerOrKeyEvent, index: number) {
  if (!lastMove || !clientX || !clientY || lastMove.at === index) return undefined;
  const isThere = lastMove.x === clientX && lastMove.y === clientY;
  return isThere && timeStamp - lastMove.time < repeatWindow ? lastMove.at : undefined;
}

/** Focuses the same button in another row. */
function focusSameButton(button: HTMLElement, to: number): void {
  const row = button.closest("li");
  const index = row ? [...row.querySelectorAll("button")].indexOf(button as HTMLButtonElement) : -1;
  row?.parentElement?.children[to]?.querySelectorAll("button")[index]?.focus();
}
