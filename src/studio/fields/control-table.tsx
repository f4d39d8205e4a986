import { fieldStrings as strings } from "#lang/studio/fields/strings";
import {
  CheckboxesControl,
  OptionsControl,
  ReferenceControl,
  SwitchControl,
} from "./controls/choice-controls.tsx";
import { ColorControl, ColorSchemesControl } from "./controls/color-control.tsx";
import { DateOrTimeControl } from "./controls/date-control.tsx";
import { FocalPointControl } from "./controls/focal-point-control.tsx";
import { IdControl } from "./controls/id-control.tsx";
import { LinkOrFileControl } from "./controls/link-control.tsx";
import { NumberControl, NumberOrTextControl } from "./controls/number-control.tsx";
import { PatternedTextControl, TextControl } from "./controls/text-control.tsx";
import { FieldGroup } from "./frame/field-frame.tsx";
import { BlockTypeControl } from "./groups/block-type-picker.tsx";
import { EntrySelectionField } from "./groups/entry-selection-field.tsx";
import { GroupField } from "./groups/group-field.tsx";
import { KeyValueField } from "./groups/key-value-field.tsx";
import { ListField } from "./groups/list-field.tsx";
import type { ControlTable, FieldViewProps } from "./store/field-view.tsx";

/**
 * Maps each field kind to its control. A new kind needs an entry in `field-kind.ts`, a control, and
 * an entry here.
 */
export const controlTable: ControlTable = {
  const: () => null,
  id: IdControl,
  code: PatternedTextControl,
  formatted: PatternedTextControl,
  text: TextControl,
  paragraph: TextControl,
  lines: TextControl,
  body: TextControl,
  number: NumberControl,
  price: NumberControl,
  "number-or-text": NumberOrTextControl,
  switch: SwitchControl,
  options: OptionsControl,
  checks: CheckboxesControl,
  date: DateOrTimeControl,
  moment: DateOrTimeControl,
  time: DateOrTimeControl,
  link: LinkOrFileControl,
  "picture-file": LinkOrFileControl,
  "download-file": LinkOrFileControl,
  color: ColorControl,
  schemes: ColorSchemesControl,
  focus: FocalPointControl,
  reference: ReferenceControl,
  entries: EntrySelectionField,
  list: ListField,
  map: KeyValueField,
  block: BlockTypeControl,
  picture: GroupField,
  group: GroupField,
  unknown: UnknownControl,
};

function UnknownControl({ place }: FieldViewProps) {
  return (
    <FieldGroup place={place}>
      <p>{strings.unknownShape}</p>
    </FieldGroup>
  );
}
