import type { StudioModel } from "../studio-model.ts";
import { type ChangeItem, groupChanges } from "./change-items.ts";
import { ChangeLine } from "./change-line.tsx";

interface ChangeGroupsProps {
  model: StudioModel;
  changes: readonly ChangeItem[];
  /** Called when the user goes to a place. The list then closes, because it covers the place. */
  onNavigate(): void;
  onRevert(change: ChangeItem): void;
}

/** Lists the changes, grouped by page or list. */
export function ChangeGroups({ model, changes, onNavigate, onRevert }: ChangeGroupsProps) {
  return groupChanges(changes).map(([group, own]) => (
    <section key={group} className="changes-group">
      <h3>{group}</h3>
      <ul className="changes">
        {own.map((change, index) => (
          <ChangeLine
            // Two changes may have the same text, so the key is the index.
            key={index}
            model={model}
            change={change}
            onNavigate={onNavigate}
            onRevert={() => onRevert(change)}
          />
        ))}
      </ul>
    </section>
  ));
}
