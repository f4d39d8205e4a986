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

function BlockRow({ row, model }: { row: Row; model: StudioModel }) {
  const { index, of, type, name } = row;
  const file = model.current().parts?.file ?? "";
  const path = `/blocks/${index}`;
  const tools = [
    {
      icon: "up",
      label: words.up,
      isOff: index === 0,
      press: () => moveBlock(model, index, index - 1),
    },
    {
      icon: "down",
      label: words.down,
      isOff: index === of - 1,
      press: () => moveBlock(model, index, index + 1),
    },
    { icon: "copy", label: words.duplicate, press: () => repeatBlock(model, index) },
    {
      icon: "remove",
      label: words.remove,
      isOff: of === 1,
      press: () => removeBlock(model, index),
    },
  ] as const;
  return (
    <li data-block={`${file}#${path}`}>
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

interface ToolProps {
  icon: Parameters<typeof Sign>[0]["name"];
  label: string;
  name: string;
  isOff?: boolean;
  press(): void;
}

function Tool({ icon, label, name, isOff, press }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && press()}
    >
      <Sign name={icon} />
      <span className="visually-hidden">
        {label}: {name}
      </span>
    </button>
  );
}
