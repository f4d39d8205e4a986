import type { StudioModel } from "../studio-model.ts";
import { ChangeLine } from "./change-line.tsx";
import { groupChanges, type ShownChange } from "./shown-change.ts";

interface GroupsProps {
  model: StudioModel;
  changes: readonly ShownChange[];
  /** The user is taken to a place: close the list, which covers it. */
  onLead(): void;
  onBack(change: ShownChange): void;
}

/** The changes, grouped by page or list. */
export function ChangeGroups({ model, changes, onLead, onBack }: GroupsProps) {
  return groupChanges(changes).map(([group, own]) => (
    <section key={group} className="changes-group">
      <h3>{group}</h3>
      <ul className="changes">
        {own.map((change, index) => (
          <ChangeLine
            // Two changes may have the same text: only the index is unique.
            key={index}
            model={model}
            change={change}
            onLead={onLead}
            onBack={() => onBack(change)}
          />
        ))}
      </ul>
    </section>
  ));
}
