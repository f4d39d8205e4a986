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

/** Yes or no. What may be left out is left out where it is off. */
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

/** One of some options: all to be seen where they are few, else a list that opens. */
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

/** What it means that nothing is chosen: what stands on the site then, where that is one of the options. */
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

/** One of some choices, or what the file says although it is none of them. */
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
            // While an id is typed two entries may have the same.
            <option key={`${index} ${choice.value}`} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Some of some options, in the order in which they are offered. */
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

/** An entry of a collection, by its name. */
export function ReferenceControl({ place, autoFocus }: ControlOf) {
  const { reference, collection = reference ?? "" } = place.node;
  return <ChoiceList place={place} choices={useEntries(collection)} autoFocus={autoFocus} />;
}
