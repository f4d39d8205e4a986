import { useRef, useState } from "react";
import { FieldGroup, titleOf } from "../frame/field-frame.tsx";
import { helper } from "../frame/helper-keys.ts";
import { childPlaces, type FieldPlace } from "../kinds/field-place.ts";
import { namingField } from "../kinds/item-name.ts";
import { countsIn, isOwnOf, writtenOut } from "../kinds/short-group.ts";
import { useStore, useValue } from "../scope/field-scope.tsx";
import { FieldView, type ViewProps } from "../scope/field-view.tsx";
import { useWriter } from "../scope/use-writer.ts";
import { fieldWords as words } from "../words.pt-br.ts";
import { StrayFields } from "./stray-fields.tsx";

interface FieldsProps {
  place: FieldPlace;
  only?(path: string): boolean;
  /** The field that names it has the focus, or else the first. */
  autoFocus?: boolean;
}

/** The fields of a group; below them, as buttons, those that it may have too. */
export function GroupFields({ place, only = () => true, autoFocus = false }: FieldsProps) {
  const value = writtenOut(place.node, useValue(place.path));
  const { schemas, defaultAt } = useStore().now();
  const [asked, setAsked] = useState<string>();
  const revealed = useRef(new Set<string>());
  const all = childPlaces(schemas, place, value).filter(
    ({ kind, path }) => kind !== "const" && only(path),
  );
  const isWritten = ({ name }: FieldPlace) =>
    typeof value === "object" && value !== null && Object.hasOwn(value, name);
  const fields = all.filter((field) => countsIn(value, field.node) || isWritten(field));
  // What was there once stays to be seen: whoever clears a field still types in it.
  for (const field of fields) if (isWritten(field)) revealed.current.add(field.name);
  const isShown = (field: FieldPlace) =>
    field.required ||
    revealed.current.has(field.name) ||
    isOwnOf(value, field.node) ||
    isStanding(field, defaultAt?.(field.path));
  // What the program makes stands last.
  const shown = fields
    .filter(isShown)
    .sort((a, b) => Number(a.kind === "id") - Number(b.kind === "id"));
  const naming = namingField(place.node);
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
      <StrayFields place={place} value={value} />
      <MoreFields
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
 * Whether a field says something on the site although the file does not: what that is, it shows by itself. Groups that
 * are written whole, and lists, do not: they are asked for.
 */
function isStanding({ node }: FieldPlace, standing: unknown): boolean {
  if (standing === undefined || Array.isArray(standing)) return false;
  return typeof standing !== "object" || node.required === undefined;
}

function MoreFields({
  fields,
  onAdd,
}: {
  fields: readonly FieldPlace[];
  onAdd(name: string): void;
}) {
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more frame
    <div className="studio-more" role="group" aria-label={words.more}>
      {fields.map((field) => (
        <button
          key={field.name}
          type="button"
          className="studio-quiet"
          onClick={() => onAdd(field.name)}
        >
          {words.addField(titleOf(field))}
        </button>
      ))}
    </div>
  );
}

/** A group inside another; one that may be left out can be taken away. */
export function GroupField({ place, autoFocus }: ViewProps) {
  const value = useValue(place.path);
  const store = useStore();
  const { clear } = useWriter(place);
  const remove = () => {
    const media = place.kind === "picture" ? store.now().media : undefined;
    // Its file goes with it, where that can be done.
    if (media) media.remove(place.path).catch(clear);
    else clear();
  };
  const canGo = !place.required && value !== undefined;
  const title = titleOf(place);
  return (
    <FieldGroup
      place={place}
      buttons={
        canGo && (
          <button
            {...helper}
            type="button"
            className="studio-quiet"
            aria-label={words.action(words.remove, title)}
            onClick={remove}
          >
            {words.remove}
          </button>
        )
      }
    >
      <GroupFields place={place} autoFocus={autoFocus} />
    </FieldGroup>
  );
}
