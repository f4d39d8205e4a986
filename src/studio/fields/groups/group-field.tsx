import { useRef, useState } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { FieldGroup, fieldTitle } from "../frame/field-frame.tsx";
import { helperProps } from "../frame/helper-button-keys.ts";
import { childPlaces, type FieldPlace } from "../schema/field-place.ts";
import { findNamingField } from "../schema/item-name.ts";
import { appliesToGroupType, expandShorthand, isOnlyForGroupType } from "../schema/shorthand.ts";
import { useFieldStore, useFieldValue } from "../store/field-store-provider.tsx";
import { FieldView, type FieldViewProps } from "../store/field-view.tsx";
import { useFieldWriter } from "../store/use-field-writer.ts";
import { UnknownFields } from "./unknown-fields.tsx";

interface GroupFieldsProps {
  place: FieldPlace;
  only?(path: string): boolean;
  /** Focuses the field that names the group, or else the first one. */
  autoFocus?: boolean;
}

/** The fields of a group, and buttons that add the optional fields that are not shown. */
export function GroupFields({ place, only = () => true, autoFocus = false }: GroupFieldsProps) {
  const value = expandShorthand(place.node, useFieldValue(place.path));
  const { schemas, defaultAt } = useFieldStore().currentContext();
  const [asked, setAsked] = useState<string>();
  const revealed = useRef(new Set<string>());
  const all = childPlaces(schemas, place, value).filter(
    ({ kind, path }) => kind !== "const" && only(path),
  );
  const isWritten = ({ name }: FieldPlace) =>
    typeof value === "object" && value !== null && Object.hasOwn(value, name);
  const fields = all.filter((field) => appliesToGroupType(value, field.node) || isWritten(field));
  // A field that was shown stays visible, because the editor may continue typing after clearing it.
  for (const field of fields) if (isWritten(field)) revealed.current.add(field.name);
  const isShown = (field: FieldPlace) =>
    field.required ||
    revealed.current.has(field.name) ||
    isOnlyForGroupType(value, field.node) ||
    shouldShowDefault(field, defaultAt?.(field.path));
  // Generated fields come last.
  const shown = fields
    .filter(isShown)
    .sort((a, b) => Number(a.kind === "id") - Number(b.kind === "id"));
  const naming = findNamingField(place.node);
  const first =
    shown.find(({ name }) => name === naming) ?? shown.find(({ kind }) => kind !== "id");
  return (
    <>
      {shown.map((field) => (
        <FieldView
          key={`${field.name} ${field.id}`}
          place={field}
          autoFocus={asked === field.name || (autoFocus && field === first)}
        />
      ))}
      <UnknownFields place={place} value={value} />
      <AddFieldButtons
        fields={fields.filter((field) => !isShown(field))}
        onAdd={(name) => {
          revealed.current.add(name);
          setAsked(name);
        }}
      />
    </>
  );
}

/**
 * Whether a field without a value is shown because a default applies on the site. Lists and groups
 * with required fields are shown on request only.
 */
function shouldShowDefault({ node }: FieldPlace, standing: unknown): boolean {
  if (standing === undefined || Array.isArray(standing)) return false;
  return typeof standing !== "object" || node.required === undefined;
}

function AddFieldButtons({
  fields,
  onAdd,
}: {
  fields: readonly FieldPlace[];
  onAdd(name: string): void;
}) {
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more frame
    <div className="studio-more" role="group" aria-label={strings.more}>
      {fields.map((field) => (
        <button
          key={field.name}
          type="button"
          className="studio-quiet"
          onClick={() => onAdd(field.name)}
        >
          {strings.addField(fieldTitle(field))}
        </button>
      ))}
    </div>
  );
}

/** A nested group. An optional group can be removed. */
export function GroupField({ place, autoFocus }: FieldViewProps) {
  const value = useFieldValue(place.path);
  const store = useFieldStore();
  const { clear } = useFieldWriter(place);
  const remove = () => {
    const media = place.kind === "picture" ? store.currentContext().media : undefined;
    // This also removes the picture's file, if nothing else uses it.
    if (media) media.remove(place.path).catch(clear);
    else clear();
  };
  const canGo = !place.required && value !== undefined;
  const title = fieldTitle(place);
  return (
    <FieldGroup
      place={place}
      buttons={
        canGo && (
          <button
            {...helperProps}
            type="button"
            className="studio-quiet"
            aria-label={strings.action(strings.remove, title)}
            onClick={remove}
          >
            {strings.remove}
          </button>
        )
      }
    >
      <GroupFields place={place} autoFocus={autoFocus} />
    </FieldGroup>
  );
}
