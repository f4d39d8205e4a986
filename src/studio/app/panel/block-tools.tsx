import type { MouseEvent } from "react";
import { Sign } from "../sign.tsx";
import type { StudioModel } from "../studio-model.ts";
import { shellWords as words } from "../words.pt-br.ts";
import { removeBlock, repeatBlock } from "./block-deeds.ts";

/** A block and its position on the page. */
interface BlockAt {
  index: number;
  of: number;
  /** The title of its type. */
  type: string;
}

interface BlockToolsProps {
  model: StudioModel;
  at: BlockAt;
  onMove(to: number, event: MouseEvent<HTMLButtonElement>): void;
}

/** Buttons of a block: move by one, duplicate, remove. */
export function BlockTools({ model, at: { index, of, type }, onMove }: BlockToolsProps) {
  const tools: Omit<ToolProps, "name">[] = [
    {
      icon: "up",
      label: words.up,
      isOff: index === 0,
      press: (event) => onMove(index - 1, event),
    },
    {
      icon: "down",
      label: words.down,
      isOff: index === of - 1,
      press: (event) => onMove(index + 1, event),
    },
    { icon: "copy", label: words.duplicate, press: () => repeatBlock(model, index) },
    {
      icon: "remove",
      label: words.remove,
      isOff: of === 1,
      press: () => removeBlock(model, index),
    },
  ];
  return tools.map((tool) => <Tool key={tool.icon} name={type} {...tool} />);
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
