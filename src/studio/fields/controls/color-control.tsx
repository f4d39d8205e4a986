import { type ReactNode, useId } from "react";
import { contrastRatio, partnersOf } from "../../../theme/contrast.ts";
import { type PackName, packOf } from "../../../theme/packs/pack-names.ts";
import { childValue, pointer } from "../../../yaml/pointer.ts";
import { FieldFrame, FieldGroup, Hint, retitled, titleOf } from "../frame/field-frame.tsx";
import { helper, helperScope } from "../frame/helper-keys.ts";
import { cleanColor } from "../kinds/clean-text.ts";
import { childPlaces, type FieldPlace } from "../kinds/field-place.ts";
import { hintOf } from "../kinds/hint-words.ts";
import { writeNumber } from "../kinds/typed-number.ts";
import { useStore, useValue } from "../scope/field-scope.tsx";
import { useDraft } from "../scope/use-draft.ts";
import { useWriter } from "../scope/use-writer.ts";
import { fieldWords as words } from "../words.pt-br.ts";
import { LineInput } from "./line-input.tsx";
import type { ControlOf } from "./text-control.tsx";

const form = /^#[0-9a-f]{6}$/i;
const black = "#000000";

/**
 * A colour: picked, or typed as six hex digits. Shows its contrast with the colours it is used
 * with.
 */
export function ColorControl({ place, autoFocus }: ControlOf) {
  const value = useValue(place.path);
  const shown = typeof value === "string" ? value : "";
  const { setText } = useWriter(place);
  const standing = String(useStore().now().defaultAt?.(place.path) ?? "");
  const draft = useDraft(shown, (typed) => {
    const text = cleanColor(typed);
    setText(text);
    return text;
  });
  return (
    <FieldFrame place={place} note={<Contrast place={place} color={draft.text || standing} />}>
      {(control) => (
        <div className="studio-color">
          <input
            {...helper}
            type="color"
            aria-label={words.color.pick(titleOf(place))}
            value={([draft.text, standing].find((each) => form.test(each)) ?? black).toLowerCase()}
            onChange={({ currentTarget }) => draft.put(currentTarget.value)}
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

/** The palettes of the light and the dark scheme, with both colours of each role side by side. */
export function SchemesControl({ place }: ControlOf) {
  const value = useValue(place.path);
  const { schemas } = useStore().now();
  const [light, dark] = childPlaces(schemas, place, value);
  if (!light || !dark) return null;
  const others = childPlaces(schemas, dark, childValue(value, "dark"));
  return (
    <FieldGroup place={place}>
      {childPlaces(schemas, light, childValue(value, "light")).map((role, index) => {
        const other = others[index];
        return (
          <Role key={role.name} place={role}>
            <ColorControl place={retitled(role, words.color.light)} />
            {other && <ColorControl place={retitled(other, words.color.dark)} />}
          </Role>
        );
      })}
    </FieldGroup>
  );
}

/** One colour role: its title and help apply to the light and the dark colour. */
function Role({ place, children }: { place: FieldPlace; children: ReactNode }) {
  const id = useId();
  const { schemas } = useStore().now();
  const title = titleOf(place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in one line with its help
    <div {...helperScope} role="group" className="studio-pair" aria-labelledby={id}>
      <div className="studio-field-head">
        <span id={id} className="studio-group-title">
          {title}
        </span>
        <Hint id={`${id}-hint`} title={title} text={hintOf(schemas, place)} />
      </div>
      {children}
    </div>
  );
}

function Contrast({ place, color }: { place: FieldPlace; color: string }) {
  const { holder, name } = place;
  const { defaultAt } = useStore().now();
  const pack = useValue("/pack") ?? defaultAt?.("/pack");
  const values = useValue(holder?.path ?? place.path);
  const partners = partnersOf(packOf({ pack: pack as PackName }), name).flatMap((partner) => {
    const standing = defaultAt?.(pointer(holder?.path ?? "", partner.name));
    const other = childValue(values, partner.name) || standing;
    if (typeof other !== "string" || !form.test(other)) return [];
    return [{ ...partner, ratio: contrastRatio(color, other) }];
  });
  const [worst] = partners.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
  const node = worst && holder?.node.properties?.[worst.name];
  if (!node || !form.test(color)) return null;
  const [shown, title] = [
    writeNumber(Math.floor(worst.ratio * 10) / 10),
    (node.title ?? "").toLowerCase(),
  ];
  // Only the ratio is shown here; the check reports insufficient contrast as a diagnostic.
  return (
    <p className={worst.ratio < worst.minimum ? "studio-length over" : "studio-length"}>
      {words.color.contrast(shown, title)}
    </p>
  );
}
