import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { ActionIcon } from "../frame/action-icon.tsx";
import { helperProps } from "../frame/helper-button-keys.ts";

interface EntryButtonsProps {
  /** Name of the item for editors. */
  name: string;
  index: number;
  count: number;
  /** Whether the buttons are next to a field, not next to an item's name. */
  isHelper?: boolean;
  onMove(to: number): void;
  onRemove(): void;
  onDuplicate?(): void;
  /** Shows where the item is used. Absent if nothing can refer to it. */
  onUses?(): void;
}

/**
 * The buttons to move, duplicate and remove a list item. At an end of the list, a move button is
 * disabled but keeps its position and the focus.
 */
export function EntryButtons({
  name,
  index,
  count,
  isHelper,
  onMove,
  onRemove,
  onDuplicate,
  onUses,
}: EntryButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more frame
    <div className="studio-item-buttons" role="group" aria-label={strings.actionsFor(name)}>
      <ActionButton
        isHelper={isHelper}
        label={strings.up}
        icon="up"
        isOff={index === 0}
        onPress={() => onMove(index - 1)}
      />
      <ActionButton
        isHelper={isHelper}
        label={strings.down}
        icon="down"
        isOff={index === count - 1}
        onPress={() => onMove(index + 1)}
      />
      {onDuplicate && (
        <ActionButton
          isHelper={isHelper}
          label={strings.duplicate}
          icon="copy"
          onPress={onDuplicate}
        />
      )}
      {onUses && (
        <ActionButton isHelper={isHelper} label={strings.whereUsed} icon="uses" onPress={onUses} />
      )}
      <ActionButton isHelper={isHelper} label={strings.remove} icon="bin" onPress={onRemove} />
    </div>
  );
}

interface ActionButtonProps {
  isHelper?: boolean;
  label: string;
  icon: Parameters<typeof ActionIcon>[0]["name"];
  isOff?: boolean;
  onPress(): void;
}

function ActionButton({ isHelper, label, icon, isOff = false, onPress }: ActionButtonProps) {
  return (
    <button
      {...(isHelper && helperProps)}
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
