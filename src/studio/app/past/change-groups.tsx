import type { StudioModel } from "../studio-model.ts";
import { ChangeLine } from "./change-line.tsx";
import { groupChanges, type ShownChange } from "./shown-change.ts";

interface GroupsProps {
  model: StudioModel;
  changes: readonly ShownChange[];
  /** A place is shown: the list is in its way. */
  onLead(): void;
  onBack(change: ShownChange): void;
}

/** What has changed, under the page or the list in which it has. */
export function ChangeGroups({ model, changes, onLead, onBack }: GroupsProps) {
  return groupChanges(changes).map(([group, own]) => (
    <section key={group} className="changes-group">
      <h3>{group}</h3>
      <ul className="changes">
        {own.map((change, index) => (
          <ChangeLine
            // Two changes may say the same: only their places tell them apart.
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
