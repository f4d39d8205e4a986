import type { MouseEvent } from "react";
import { placeByKey } from "../../drag/drag.ts";
import { dragInList } from "../../drag/drag-in-list.ts";
import { Sign } from "../sign.tsx";
import type { StudioModel } from "../studio-model.ts";
import { useStudio } from "../use-studio.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { blockName, blocksOf, moveBlock, removeBlock, repeatBlock } from "./block-deeds.ts";
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
  // The focus goes with the section that moves, so that it can be moved on.
  const move = (to: number, { currentTarget: button }: { currentTarget: HTMLElement }) => {
    moveBlock(model, index, to);
    focusAlike(button, to);
  };
  const tools: Omit<ToolProps, "name">[] = [
    { icon: "up", label: words.up, isOff: index === 0, press: (event) => move(index - 1, event) },
    {
      icon: "down",
      label: words.down,
      isOff: index === of - 1,
      press: (event) => move(index + 1, event),
    },
    { icon: "copy", label: words.duplicate, press: () => repeatBlock(model, index) },
    {
      icon: "remove",
      label: words.remove,
      isOff: of === 1,
      press: () => removeBlock(model, index),
    },
  ];
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
      {tools.map((tool) => (
        <Tool key={tool.icon} name={type} {...tool} />
      ))}
    </li>
  );
}

/** Gives the focus to the button of another row that does the same. */
function focusAlike(button: HTMLElement, to: number): void {
  const row = button.closest("li");
  const index = row ? [...row.querySelectorAll("button")].indexOf(button as HTMLButtonElement) : -1;
  row?.parentElement?.children[to]?.querySelectorAll("button")[index]?.focus();
}

interface ToolProps {
  icon: Parameters<typeof Sign>[0]["name"];
  label: string;
  name: string;
  isOff?: boolean;
  press(event: MouseEvent<HTMLButtonElement>): void;
}

function Tool({ icon, label, name, isOff, press }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      title={label}
      aria-disabled={isOff}
      onClick={(event) => !isOff && press(event)}
    >
      <Sign name={icon} />
      <span className="visually-hidden">
        {label}: {name}
      </span>
    </button>
  );
}
