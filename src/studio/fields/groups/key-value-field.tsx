import { type FormEvent, useState } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { createRemoveEntryChange, createSetChange } from "../create-changes/field-changes.ts";
import { FieldGroup, retitledPlaceWithoutHelp } from "../frame/field-frame.tsx";
import { helperProps, helperScopeProps, helperShortcut } from "../frame/helper-button-keys.ts";
import { childPlace, childPlaces, type FieldPlace } from "../schema/field-place.ts";
import { useFieldStore, useFieldValue } from "../store/field-store-provider.tsx";
import { FieldView, type FieldViewProps } from "../store/field-view.tsx";
import { useFieldWriter } from "../store/use-field-writer.ts";

/** A map: values under keys that the editor chooses, and a row to add another one. */
export function KeyValueField({ place }: FieldViewProps) {
  const value = useFieldValue(place.path);
  const { schemas } = useFieldStore().currentContext();
  const [fresh, setFresh] = useState<string>();
  const entries = childPlaces(schemas, place, value);
  return (
    <FieldGroup place={place}>
      {entries.map((entry) => (
        <MapEntry key={entry.name} place={entry} map={place} autoFocus={fresh === entry.name} />
      ))}
      <NewEntry place={place} taken={entries.map(({ name }) => name)} onAdd={setFresh} />
    </FieldGroup>
  );
}

function MapEntry({ place, map, autoFocus }: FieldViewProps & { map: FieldPlace }) {
  const { path, name } = place;
  const store = useFieldStore();
  const entry = retitledPlaceWithoutHelp(place, name);
  const siblings = store.value(map.path);
  const taken = Object.keys(typeof siblings === "object" && siblings !== null ? siblings : {});
  return (
    <div className="studio-map-entry" {...helperScopeProps}>
      <FieldView place={entry} autoFocus={autoFocus} />
      <KeyInput
        initialKey={name}
        isValid={(next) => next === name || isValidKey(map, next, taken)}
        onName={(next) =>
          next !== name && store.currentContext().change({ kind: "rename-key", path, name: next })
        }
      />
      <button
        {...helperProps}
        type="button"
        className="studio-quiet"
        aria-label={strings.action(strings.remove, name)}
        onClick={() =>
          store.currentContext().change(createRemoveEntryChange(store.currentContext(), place))
        }
      >
        {strings.remove}
      </button>
    </div>
  );
}

interface NewEntryProps {
  place: FieldPlace;
  taken: readonly string[];
  onAdd(name: string): void;
}

function NewEntry({ place, taken, onAdd }: NewEntryProps) {
  const store = useFieldStore();
  const { change } = useFieldWriter(place);
  const add = (name: string) => {
    const entry = childPlace(store.currentContext().schemas, place, name, undefined);
    if (!entry) return;
    change(createSetChange(store.currentContext(), entry, ""));
    onAdd(name);
  };
  return (
    <KeyInput
      initialKey=""
      label={strings.newKey}
      button={strings.add}
      isValid={(name) => isValidKey(place, name, taken)}
      onName={add}
    />
  );
}

interface KeyInputProps {
  initialKey: string;
  label?: string;
  button?: string;
  isValid(name: string): boolean;
  onName(name: string): void;
}

/**
 * The input for a key. It saves on blur or submit, not on each keystroke, because half a key would
 * be a different key.
 */
function KeyInput({ initialKey, label = strings.key, button, isValid, onName }: KeyInputProps) {
  const [name, setName] = useState(initialKey);
  const isRight = name === initialKey || isValid(name);
  const take = (event?: FormEvent) => {
    event?.preventDefault();
    if (name === initialKey || !isRight) return;
    onName(name);
    if (button) setName(initialKey);
  };
  return (
    <form className="studio-name" onSubmit={take}>
      <label>
        <span>{label}</span>
        <input
          value={name}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-invalid={!isRight}
          aria-keyshortcuts={helperShortcut}
          onChange={({ currentTarget }) => setName(currentTarget.value.trim())}
          onBlur={() => !button && take()}
        />
      </label>
      {button && <button type="submit">{button}</button>}
      {!isRight && (
        <p className="error" role="alert">
          {strings.badKey}
        </p>
      )}
    </form>
  );
}

function isValidKey({ node }: FieldPlace, name: string, taken: readonly string[]): boolean {
  const patterns = Object.keys(node.patternProperties ?? {});
  return !taken.includes(name) && patterns.some((pattern) => new RegExp(pattern, "u").test(name));
}
