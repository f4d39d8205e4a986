import { type ReactNode, useId } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { contrastRatio, pairedColors } from "../../../theme/contrast.ts";
import { type PackName, packOfTheme } from "../../../theme/packs/pack-names.ts";
import { childValue, pointer } from "../../../yaml/json-pointer.ts";
import { normalizeColor } from "../../clipboard/clean-text.ts";
import {
  FieldFrame,
  FieldGroup,
  FieldHelp,
  fieldTitle,
  retitledPlaceWithoutHelp,
} from "../frame/field-frame.tsx";
import { helperProps, helperScopeProps } from "../frame/helper-button-keys.ts";
import { childPlaces, type FieldPlace } from "../schema/field-place.ts";
import { helpText } from "../schema/help-text.ts";
import { formatNumber } from "../schema/parse-number.ts";
import { useFieldStore, useFieldValue } from "../store/field-store-provider.tsx";
import { useFieldDraft } from "../store/use-field-draft.ts";
import { useFieldWriter } from "../store/use-field-writer.ts";
import { LineInput } from "./line-input.tsx";
import type { FieldControlProps } from "./text-control.tsx";

const hexColor = /^#[0-9a-f]{6}$/i;
const black = "#000000";

/**
 * A colour, picked or typed as six hex digits. Shows its contrast with the colours that it is
 * combined with.
 */
export function ColorControl({ place, autoFocus }: FieldControlProps) {
  const value = useFieldValue(place.path);
  const shown = typeof value === "string" ? value : "";
  const { setText } = useFieldWriter(place);
  const standing = String(useFieldStore().currentContext().defaultAt?.(place.path) ?? "");
  const draft = useFieldDraft(shown, (typed) => {
    const text = normalizeColor(typed);
    setText(text);
    return text;
  });
  return (
    <FieldFrame place={place} note={<ContrastNote place={place} color={draft.text || standing} />}>
      {(control) => (
        <div className="studio-color">
          <input
            {...helperProps}
            type="color"
            aria-label={strings.color.pick(fieldTitle(place))}
            value={(
              [draft.text, standing].find((each) => hexColor.test(each)) ?? black
            ).toLowerCase()}
            onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
          />
          <LineInput
            control={control}
            draft={draft}
            className="short"
            placeholder={standing || undefined}
            autoFocus={autoFocus}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** The light and the dark palette, with the two colours of each role side by side. */
export function ColorSchemesControl({ place }: FieldControlProps) {
  const value = useFieldValue(place.path);
  const { schemas } = useFieldStore().currentContext();
  const [light, dark] = childPlaces(schemas, place, value);
  if (!light || !dark) return null;
  const others = childPlaces(schemas, dark, childValue(value, "dark"));
  return (
    <FieldGroup place={place}>
      {childPlaces(schemas, light, childValue(value, "light")).map((role, index) => {
        const other = others[index];
        return (
          <ColorRole key={role.name} place={role}>
            <ColorControl place={retitledPlaceWithoutHelp(role, strings.color.light)} />
            {other && <ColorControl place={retitledPlaceWithoutHelp(other, strings.color.dark)} />}
          </ColorRole>
        );
      })}
    </FieldGroup>
  );
}

/** One colour role: its title and help apply to the light and the dark colour. */
function ColorRole({ place, children }: { place: FieldPlace; children: ReactNode }) {
  const id = useId();
  const { schemas } = useFieldStore().currentContext();
  const title = fieldTitle(place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in one line with its help
    <div {...helperScopeProps} role="group" className="studio-pair" aria-labelledby={id}>
      <div className="studio-field-head">
        <span id={id} className="studio-group-title">
          {title}
        </span>
        <FieldHelp id={`${id}-hint`} title={title} text={helpText(schemas, place)} />
      </div>
      {children}
    </div>
  );
}

function ContrastNote({ place, color }: { place: FieldPlace; color: string }) {
  const { holder, name } = place;
  const { defaultAt } = useFieldStore().currentContext();
  const pack = useFieldValue("/pack") ?? defaultAt?.("/pack");
  const values = useFieldValue(holder?.path ?? place.path);
  const partners = pairedColors(packOfTheme({ pack: pack as PackName }), name).flatMap(
    (partner) => {
      const standing = defaultAt?.(pointer(holder?.path ?? "", partner.name));
      const other = childValue(values, partner.name) || standing;
      if (typeof other !== "string" || !hexColor.test(other)) return [];
      return [{ ...partner, ratio: contrastRatio(color, other) }];
    },
  );
  const [worst] = partners.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
  const node = worst && holder?.node.properties?.[worst.name];
  if (!node || !hexColor.test(color)) return null;
  const [shown, title] = [
    formatNumber(Math.floor(worst.ratio * 10) / 10),
    (node.title ?? "").toLowerCase(),
  ];
  // Only the ratio is shown here; the check reports insufficient contrast as a diagnostic.
  return (
    <p className={worst.ratio < worst.minimum ? "studio-length over" : "studio-length"}>
      {strings.color.contrast(shown, title)}
    </p>
  );
}
