import type { Choice } from "../field-context.ts";
import { FieldFrame, FieldGroup, fieldName } from "../frame/field-frame.tsx";
import { helperShortcut } from "../frame/helper-keys.ts";
import { childPlace, type FieldPlace } from "../kinds/field-place.ts";
import { optionWords } from "../kinds/option-words.ts";
import { useEntries, useStore, useValue } from "../scope/field-scope.tsx";
import { useWriter } from "../scope/use-writer.ts";
import { fieldWords as words } from "../words.pt-br.ts";
import { PackSketch } from "./pack-sketch.tsx";
import type { ControlOf } from "./text-control.tsx";

const fewOptions = 4;

/** A boolean as a switch. Switching an optional field off removes it from the file. */
export function SwitchControl({ place, autoFocus }: ControlOf) {
  const isOn = useValue(place.path) === true;
  const { set, clear } = useWriter(place);
  return (
    <FieldFrame place={place}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          // biome-ignore lint/a11y/noAutofocus: asked for by a press on what it edits
          autoFocus={autoFocus}
          onChange={({ currentTarget: { checked } }) => {
            if (checked || place.required) set(checked);
            else clear();
          }}
        />
      )}
    </FieldFrame>
  );
}

/** One of several options: radio buttons if there are few, otherwise a select. */
export function OptionsControl(props: ControlOf) {
  const { place } = props;
  const options = (place.node.enum ?? []).map(String);
  return options.length <= fewOptions ? (
    <Radios {...props} options={options} />
  ) : (
    <OptionList {...props} options={options} />
  );
}

interface WithOptions extends ControlOf {
  options: readonly string[];
}

function Radios({ place, options, autoFocus }: WithOptions) {
  const value = useValue(place.path);
  const store = useStore();
  const { set, clear } = useWriter(place);
  const labels = optionWords(place.node);
  const name = fieldName(store.now().file, place.path);
  const unset = useUnset(place);
  const offered = place.required ? options : ["", ...options];
  return (
    <FieldGroup place={place} className="studio-radios" plain>
      {offered.map((option) => {
        const isChosen = option === "" ? value === undefined : value === option;
        return (
          <label key={option}>
            <input
              type="radio"
              aria-keyshortcuts={helperShortcut}
              name={name}
              value={option}
              data-field={name}
              checked={isChosen}
              // biome-ignore lint/a11y/noAutofocus: asked for by a press on what it edits
              autoFocus={autoFocus && (isChosen || (value === undefined && option === offered[0]))}
              onChange={() => (option === "" ? clear() : set(option))}
            />
            {place.node.sketched && <PackSketch pack={option} schemas={store.now().schemas} />}
            <span>{option === "" ? unset : labels[option]}</span>
          </label>
        );
      })}
    </FieldGroup>
  );
}

/**
 * Label of the empty choice. It names the inherited or default value if that is one of the options.
 */
function useUnset({ path, node }: FieldPlace): string {
  const { defaultAt, lookAt } = useStore().now();
  const standing = String(lookAt?.(path) ?? defaultAt?.(path) ?? "");
  const label = optionWords(node)[standing];
  return label === undefined ? words.unset : words.standing(label);
}

function OptionList({ place, options, autoFocus }: WithOptions) {
  const labels = optionWords(place.node);
  const offered = options.map((value) => ({ value, label: labels[value] ?? value }));
  return <ChoiceList place={place} choices={offered} autoFocus={autoFocus} />;
}

/** A select. A value of the file that is not among the choices is offered too. */
function ChoiceList({ place, choices, autoFocus }: ControlOf & { choices: readonly Choice[] }) {
  const value = useValue(place.path);
  const { setText } = useWriter(place);
  const unset = useUnset(place);
  const chosen = typeof value === "string" ? value : "";
  const isKnown = choices.some((choice) => choice.value === chosen);
  return (
    <FieldFrame place={place}>
      {(control) => (
        <select
          {...control}
          value={chosen}
          // biome-ignore lint/a11y/noAutofocus: asked for by a press on what it edits
          autoFocus={autoFocus}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        >
          {(!place.required || chosen === "") && <option value="">{unset}</option>}
          {chosen !== "" && !isKnown && <option value={chosen}>{chosen}</option>}
          {choices.map((choice, index) => (
            // While an id is being typed, two entries may share a value, so the index is part of
            // the key.
            <option key={`${index} ${choice.value}`} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Several of the options, stored in the order in which they are offered. */
export function ChecksControl({ place }: ControlOf) {
  const value = useValue(place.path);
  const store = useStore();
  const { set, clear } = useWriter(place);
  const { schemas, file } = store.now();
  const node = childPlace(schemas, place, "0", undefined)?.node ?? {};
  const [options, labels] = [(node.enum ?? []).map(String), optionWords(node)];
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const toggle = (option: string) => {
    const next = options.filter((each) => chosen.includes(each) !== (each === option));
    if (next.length === 0 && !place.required) clear();
    else set(next);
  };
  return (
    <FieldGroup place={place} className="studio-checks">
      {options.map((option) => {
        const at = chosen.indexOf(option);
        const path = at < 0 ? place.path : `${place.path}/${at}`;
        return (
          <label key={option}>
            <input
              type="checkbox"
              aria-keyshortcuts={helperShortcut}
              value={option}
              data-field={fieldName(file, path)}
              checked={at >= 0}
              onChange={() => toggle(option)}
            />
            <span>{labels[option]}</span>
          </label>
        );
      })}
    </FieldGroup>
  );
}

/** A reference to an entry of a collection, shown by the entry's name. */
export function ReferenceControl({ place, autoFocus }: ControlOf) {
  const { reference, collection = reference ?? "" } = place.node;
  return <ChoiceList place={place} choices={useEntries(collection)} autoFocus={autoFocus} />;
}
