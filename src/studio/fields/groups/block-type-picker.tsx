import { fieldStrings as strings } from "#lang/studio/fields/strings";
import type { Schema } from "../../../model/schema/schemas.ts";
import { refTargetId } from "../../../model/schema/schemas.ts";
import type { Json } from "../../../yaml/edit/change.ts";
import type { FieldContext, PickerOption } from "../field-context.ts";
import { ChoicePanel } from "../frame/choice-panel.tsx";
import { FieldFrame, retitledPlaceWithoutHelp } from "../frame/field-frame.tsx";
import { createMinimalValue } from "../schema/empty-value.ts";
import { describeSchema } from "../schema/rephrase-description.ts";
import { useFieldStore, useFieldValue } from "../store/field-store-provider.tsx";
import type { FieldViewProps } from "../store/field-view.tsx";
import { useFieldWriter } from "../store/use-field-writer.ts";

/** A menu that adds a block to a list. It offers the block types that the site knows. */
export function AddBlockMenu({ node, onAdd }: { node: Schema; onAdd(block: Json): void }) {
  const store = useFieldStore();
  const { schemas } = store.currentContext();
  return (
    <div>
      <ChoicePanel
        label={strings.add}
        className="studio-add"
        title={strings.blockType}
        choices={() => blockTypeChoices(schemas, node)}
        onChoose={({ value }) =>
          onAdd(createMinimalValue(schemas, { id: value, node: { $ref: `/${value}` } }))
        }
      />
    </div>
  );
}

/** The type picker for a block of unknown type. */
export function BlockTypeControl({ place }: FieldViewProps) {
  const value = useFieldValue(place.path);
  const { schemas } = useFieldStore().currentContext();
  const { set } = useFieldWriter(place);
  const name = place.node.discriminator?.propertyName ?? "type";
  const choices = blockTypeChoices(schemas, place.node);
  const choose = (id: string) => {
    const type = schemas[id]?.properties?.[name]?.const;
    const now = typeof value === "object" && value !== null ? value : {};
    if (typeof type === "string") set({ ...now, [name]: type });
  };
  return (
    <FieldFrame place={retitledPlaceWithoutHelp(place, strings.blockType)}>
      {(control) => (
        <select {...control} value="" onChange={({ currentTarget }) => choose(currentTarget.value)}>
          <option value="">{strings.choose}</option>
          {choices.map(({ value: id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function blockTypeChoices(schemas: FieldContext["schemas"], node: Schema): PickerOption[] {
  const ids = (node.oneOf ?? []).map(({ $ref = "" }) => refTargetId("", $ref));
  return ids.map((id) => {
    const { title = id } = schemas[id] ?? {};
    return { value: id, label: title, hint: describeSchema(schemas, id) };
  });
}
