import type { ReactNode } from "react";
import { fieldWords as words } from "../words.pt-br.ts";

interface ButtonsProps {
  /** What people call the item. */
  name: string;
  index: number;
  count: number;
  onMove(to: number): void;
  onRemove(): void;
  onDuplicate?(): void;
}

/** The buttons of an item of a list. At an end one keeps its place and the focus, and does nothing. */
export function EntryButtons({ name, index, count, onMove, onRemove, onDuplicate }: ButtonsProps) {
  const button = (label: string, sign: ReactNode, act: () => void, isOff = false) => (
    <button
      type="button"
      aria-label={words.action(label, name)}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && act()}
    >
      {sign}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more frame
    <div className="studio-item-buttons" role="group" aria-label={words.actionsFor(name)}>
      {button(words.up, "↑", () => onMove(index - 1), index === 0)}
      {button(words.down, "↓", () => onMove(index + 1), index === count - 1)}
      {onDuplicate && button(words.duplicate, words.duplicate, onDuplicate)}
      {button(words.remove, words.remove, onRemove)}
    </div>
  );
}
