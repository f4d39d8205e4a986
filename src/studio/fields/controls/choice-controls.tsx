import { fieldStrings as strings } from "#lang/studio/fields/strings";
import type { PickerOption } from "../field-context.ts";
import { FieldFrame, FieldGroup, fieldKey } from "../frame/field-frame.tsx";
import { helperShortcut } from "../frame/helper-button-keys.ts";
import { childPlace, type FieldPlace } from "../schema/field-place.ts";
import { optionLabels } from "../schema/option-labels.ts";
import {
  useCollectionEntries,
  useFieldStore,
  useFieldValue,
} from "../store/field-store-provider.tsx";
import { useFieldWriter } from "../store/use-field-writer.ts";
import { StylePackThumbnail } from "./style-pack-thumbnail.tsx";
import type { FieldControlProps } from "./text-control.tsx";

const maxRadios = 4;

/** A boolean as a switch. Switching an optional field off removes it from the file. */
export function SwitchControl({ place, autoFocus }: FieldControlProps) {
  const isOn = useFieldValue(place.path) === true;
  const { set, clear } = useFieldWriter(place);
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

/** A choice of one option. A few options are radio buttons; more are a select. */
export function OptionsControl(props: FieldControlProps) {
  const { place } = props;
  const options = (place.node.enum ?? []).map(String);
  return options.length <= maxRadios ? (
    <Radios {...props} options={options} />
  ) : (
    <OptionSelect {...props} options={options} />
  );
}

interface OptionControlProps extends FieldControlProps {
  options: readonly string[];
}

function Radios({ place, options, autoFocus }: OptionControlProps) {
  const value = useFieldValue(place.path);
  const store = useFieldStore();
  const { set, clear } = useFieldWriter(place);
  const labels = optionLabels(place.node);
  const name = fieldKey(store.currentContext().file, place.path);
  const unset = useEmptyChoiceLabel(place);
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
            {place.node.sketched && (
              <StylePackThumbnail pack={option} schemas={store.currentContext().schemas} />
            )}
            <span>{option === "" ? unset : labels[option]}</span>
          </label>
        );
      })}
    </FieldGroup>
  );
}

/**
 * Returns the label of the empty choice. It names the inherited or default value, if that is one of
 * the options.
 */
function useEmptyChoiceLabel({ path, node }: FieldPlace): string {
  const { defaultAt, variantAt } = useFieldStore().currentContext();
  const standing = String(variantAt?.(path) ?? defaultAt?.(path) ?? "");
  const label = optionLabels(node)[standing];
  return label === undefined ? strings.unset : strings.standing(label);
}

function OptionSelect({ place, options, autoFocus }: OptionControlProps) {
  const labels = optionLabels(place.node);
  const offered = options.map((value) => ({ value, label: labels[value] ?? value }));
  return <ChoiceSelect place={place} choices={offered} autoFocus={autoFocus} />;
}

/** A select. If the value in the file is not among the choices, it is offered too. */
function ChoiceSelect({
  place,
  choices,
  autoFocus,
}: FieldControlProps & { choices: readonly PickerOption[] }) {
  const value = useFieldValue(place.path);
  const { setText } = useFieldWriter(place);
  const unset = useEmptyChoiceLabel(place);
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
            // While an id is being typed, two entries may share a value. The index makes the key
            // unique.
            <option key={`${index} ${choice.value}`} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** A choice of several options. They are stored in the order in which they are offered. */
export function CheckboxesControl({ place }: FieldControlProps) {
  const value = useFieldValue(place.path);
  const store = useFieldStore();
  const { set, clear } = useFieldWriter(place);
  const { schemas, file } = store.currentContext();
  const node = childPlace(schemas, place, "0", undefined)?.node ?? {};
  const [options, labels] = [(node.enum ?? []).map(String), optionLabels(node)];
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
              data-field={fieldKey(file, path)}
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
export function ReferenceControl({ place, autoFocus }: FieldControlProps) {
  const { reference, collection = reference ?? "" } = place.node;
  return (
    <ChoiceSelect place={place} choices={useCollectionEntries(collection)} autoFocus={autoFocus} />
  );
}
