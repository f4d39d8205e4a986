import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { pointer } from "../../../yaml/json-pointer.ts";
import { ChoicePanel } from "../frame/choice-panel.tsx";
import { FieldGroup, fieldKey } from "../frame/field-frame.tsx";
import { helperProps, helperShortcut } from "../frame/helper-button-keys.ts";
import {
  useCollectionEntries,
  useFieldStore,
  useFieldValue,
} from "../store/field-store-provider.tsx";
import type { FieldViewProps } from "../store/field-view.tsx";
import { useFieldWriter } from "../store/use-field-writer.ts";
import { DragHandle } from "./drag-handle.tsx";
import { EntryButtons } from "./entry-buttons.tsx";

/** The choice of the collection entries to show: all, or a selection in its own order. */
export function EntrySelectionField({ place }: FieldViewProps) {
  const value = useFieldValue(place.path);
  const store = useFieldStore();
  const { set, change } = useFieldWriter(place);
  const { file } = store.currentContext();
  const entries = useCollectionEntries(place.node.collection ?? "");
  const chosen = Array.isArray(value) ? value.map(String) : undefined;
  const name = fieldKey(file, place.path);
  const onMove = (from: number, to: number) =>
    change({ kind: "move", path: pointer(place.path, from), to });
  const list = store.currentContext().find.list?.(place.node.collection ?? "");
  const labelOf = (id: string) => entries.find((entry) => entry.value === id)?.label ?? id;
  return (
    <FieldGroup place={place} className="studio-radios" plain>
      <label>
        <input
          type="radio"
          aria-keyshortcuts={helperShortcut}
          name={name}
          data-field={name}
          value="all"
          checked={value === "all"}
          onChange={() => set("all")}
        />
        <span>{strings.entries.all}</span>
      </label>
      <label>
        <input
          type="radio"
          aria-keyshortcuts={helperShortcut}
          name={name}
          data-field={name}
          value="some"
          checked={chosen !== undefined}
          onChange={() => set(entries.map((entry) => entry.value))}
        />
        <span>{strings.entries.some}</span>
      </label>
      {list && (
        <button
          {...helperProps}
          type="button"
          className="studio-quiet"
          onClick={() => store.currentContext().open(list)}
        >
          {strings.entries.open}
        </button>
      )}
      {chosen && (
        <>
          <ol className="studio-items">
            {chosen.map((id, index) => (
              <li
                key={`${index} ${id}`}
                className="studio-entry"
                data-field={fieldKey(file, pointer(place.path, index))}
              >
                <DragHandle
                  name={labelOf(id)}
                  index={index}
                  count={chosen.length}
                  onMove={onMove}
                />
                <span>{labelOf(id)}</span>
                <EntryButtons
                  name={labelOf(id)}
                  index={index}
                  count={chosen.length}
                  onMove={(to) => onMove(index, to)}
                  onRemove={() => change({ kind: "remove", path: pointer(place.path, index) })}
                />
              </li>
            ))}
          </ol>
          <ChoicePanel
            label={strings.entries.choose}
            title={place.node.title ?? place.name}
            choices={() => entries.filter((entry) => !chosen.includes(entry.value))}
            onChoose={(entry) =>
              change({ kind: "insert", path: pointer(place.path, "-"), value: entry.value })
            }
          />
        </>
      )}
    </FieldGroup>
  );
}
