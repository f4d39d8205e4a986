import { ActionIcon } from "../frame/action-icons.tsx";
import { fieldWords as words } from "../words.pt-br.ts";

interface ButtonsProps {
  /** What people call the item. */
  name: string;
  index: number;
  count: number;
  onMove(to: number): void;
  onRemove(): void;
  onDuplicate?(): void;
  /** Shows where the item is used. */
  onUses?(): void;
}

/** The buttons of an item of a list. At an end one keeps its place and the focus, and does nothing. */
export function EntryButtons({
  name,
  index,
  count,
  onMove,
  onRemove,
  onDuplicate,
  onUses,
}: ButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more frame
    <div className="studio-item-buttons" role="group" aria-label={words.actionsFor(name)}>
      <Action label={words.up} icon="up" isOff={index === 0} onPress={() => onMove(index - 1)} />
      <Action
        label={words.down}
        icon="down"
        isOff={index === count - 1}
        onPress={() => onMove(index + 1)}
      />
      {onDuplicate && <Action label={words.duplicate} icon="copy" onPress={onDuplicate} />}
      {onUses && <Action label={words.whereUsed} icon="uses" onPress={onUses} />}
      <Action label={words.remove} icon="bin" onPress={onRemove} />
    </div>
  );
}

interface ActionProps {
  label: string;
  icon: Parameters<typeof ActionIcon>[0]["name"];
  isOff?: boolean;
  onPress(): void;
}

function Action({ label, icon, isOff = false, onPress }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      <ActionIcon name={icon} />
    </button>
  );
}
