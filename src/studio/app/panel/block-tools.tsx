import type { MouseEvent } from "react";
import { appStrings as strings } from "#lang/studio/app/strings";
import { Icon } from "../icon.tsx";
import type { StudioModel } from "../studio-model.ts";
import { duplicateBlock, removeBlock } from "./block-commands.ts";

/** A block and its position on the page. */
interface BlockPosition {
  index: number;
  of: number;
  /** The title of the block's type. */
  type: string;
}

interface BlockToolsProps {
  model: StudioModel;
  at: BlockPosition;
  onMove(to: number, event: MouseEvent<HTMLButtonElement>): void;
}

/** Shows the buttons of a block: move up or down, duplicate, remove. */
export function BlockTools({ model, at: { index, of, type }, onMove }: BlockToolsProps) {
  const tools: Omit<ToolButtonProps, "name">[] = [
    {
      icon: "up",
      label: strings.up,
      isOff: index === 0,
      press: (event) => onMove(index - 1, event),
    },
    {
      icon: "down",
      label: strings.down,
      isOff: index === of - 1,
      press: (event) => onMove(index + 1, event),
    },
    { icon: "copy", label: strings.duplicate, press: () => duplicateBlock(model, index) },
    {
      icon: "remove",
      label: strings.remove,
      isOff: of === 1,
      press: () => removeBlock(model, index),
    },
  ];
  return tools.map((tool) => <ToolButton key={tool.icon} name={type} {...tool} />);
}

interface ToolButtonProps {
  icon: Parameters<typeof Icon>[0]["name"];
  label: string;
  name: string;
  isOff?: boolean;
  press(event: MouseEvent<HTMLButtonElement>): void;
}

function ToolButton({ icon, label, name, isOff, press }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="tool"
      title={label}
      aria-disabled={isOff}
      onClick={(event) => !isOff && press(event)}
    >
      <Icon name={icon} />
      <span className="visually-hidden">
        {label}: {name}
      </span>
    </button>
  );
}
