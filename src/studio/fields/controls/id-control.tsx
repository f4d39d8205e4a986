import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { cleanCodeInput } from "../../clipboard/clean-text.ts";
import { FieldFrame, fieldTitle } from "../frame/field-frame.tsx";
import { useFieldValue } from "../store/field-store-provider.tsx";
import { useFieldDraft } from "../store/use-field-draft.ts";
import { useFieldWriter } from "../store/use-field-writer.ts";
import { LineInput } from "./line-input.tsx";
import type { FieldControlProps } from "./text-control.tsx";

/**
 * The id of an item. It is generated, so the control is collapsed at first. Editing the id takes an
 * extra click.
 */
export function IdControl({ place, autoFocus = false }: FieldControlProps) {
  const value = useFieldValue(place.path);
  const { setText } = useFieldWriter(place);
  const draft = useFieldDraft(typeof value === "string" ? value : "", (typed) => {
    const text = cleanCodeInput(typed).trim();
    setText(text);
    return text;
  });
  return (
    <details className="studio-id" open={autoFocus}>
      <summary>{strings.id.label(fieldTitle(place), draft.text)}</summary>
      <FieldFrame place={place} note={<p className="studio-length">{strings.id.keep}</p>}>
        {(control) => (
          <LineInput control={control} draft={draft} autoCapitalize="off" autoFocus={autoFocus} />
        )}
      </FieldFrame>
    </details>
  );
}
