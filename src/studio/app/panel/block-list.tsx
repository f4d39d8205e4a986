import { placeByKey } from "../../drag/drag.ts";
import { dragInList } from "../../drag/drag-in-list.ts";
import { Sign } from "../sign.tsx";
import type { StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { blockName, blocksOf, moveBlock } from "./block-deeds.ts";
import { BlockTools } from "./block-tools.tsx";
import { nameIn } from "./names.ts";

/** The sections of the page in their order: chosen, moved, repeated, taken away, added. */
export function BlockList({ model }: { model: StudioModel }) {
  useStudio(model);
  const blocks = blocksOf(model);
  return (
    <section className="panel-part">
      <h2>{words.blocks}</h2>
      <ol className="block-list">
        {blocks.map((block, index) => (
          <BlockRow
            // Two blocks may say the same: only their places tell them apart.
            key={index}
            row={{ index, of: blocks.length, type: blockName(model, block), name: nameIn(block) }}
            model={model}
          />
        ))}
      </ol>
      <button
        type="button"
        className="panel-add"
        onClick={() => model.set({ adding: blocks.length })}
      >
        <Sign name="add" />
        {words.add}
      </button>
    </section>
  );
}

interface Row {
  index: number;
  of: number;
  type: string;
  name: string;
}

interface RowProps {
  row: Row;
  model: StudioModel;
}

function BlockRow({ row, model }: RowProps) {
  const { index, of, type, name } = row;
  const file = model.current().parts?.file ?? "";
  const path = `/blocks/${index}`;
  // The focus goes with the section that moves, so that it can be moved on; so does a pointer that stays where it is.
  const move = (to: number, event: MovingEvent) => {
    const from = pressedAgain(event, index) ?? index;
    const next = from + to - index;
    if (next < 0 || next >= of) return;
    moveBlock(model, from, next);
    last = { x: event.clientX, y: event.clientY, time: event.timeStamp, at: next };
    focusAlike(event.currentTarget, next);
  };
  return (
    <li data-block={`${file}#${path}`}>
      <button
        type="button"
        className="grip"
        title={words.drag}
        onPointerDown={({ nativeEvent, currentTarget }) =>
          dragInList({ press: nativeEvent, handle: currentTarget, from: index }, (from, at) =>
            moveBlock(model, from, at),
          )
        }
        onKeyDown={(event) => {
          const to = placeByKey(event.nativeEvent, index);
          if (to === undefined) return;
          event.preventDefault();
          if (to >= 0 && to < of) move(to, event);
        }}
      >
        <Sign name="grip" />
        <span className="visually-hidden">
          {words.drag}: {type}
        </span>
      </button>
      <button
        type="button"
        className="block-name"
        onClick={() => model.set({ choice: { file, path } })}
      >
        <strong>{type}</strong>
        <span>{name}</span>
      </button>
      <BlockTools model={model} at={{ index, of, type }} onMove={move} />
    </li>
  );
}

/** A press of a pointer, or of a key, which is nowhere. */
interface MovingEvent {
  currentTarget: HTMLElement;
  timeStamp: number;
  clientX?: number;
  clientY?: number;
}

/** So long after it, in milliseconds, a press at the same spot means the section that the last one moved. */
const again = 2000;
let last: { x?: number; y?: number; time: number; at: number } | undefined;

/**
 * Where the section is now that the last press moved, for a press at the same spot: another one has come under the
 * pointer. A press of a key has the focus on its own.
 */
function pressedAgain({ clientX, clientY, timeStamp }: MovingEvent, index: number) {
  if (!last || !clientX || !clientY || last.at === index) return undefined;
  const isThere = last.x === clientX && last.y === clientY;
  return isThere && timeStamp - last.time < again ? last.at : undefined;
}

/** Gives the focus to the button of another row that does the same. */
function focusAlike(button: HTMLElement, to: number): void {
  const row = button.closest("li");
  const index = row ? [...row.querySelectorAll("button")].indexOf(button as HTMLButtonElement) : -1;
  row?.parentElement?.children[to]?.querySelectorAll("button")[index]?.focus();
}
