import { FieldFrame } from "../frame/field-frame.tsx";
import { readTypedNumber } from "../kinds/typed-number.ts";
import { useValue } from "../scope/field-scope.tsx";
import { useDraft } from "../scope/use-draft.ts";
import { useWriter } from "../scope/use-writer.ts";
import { fieldWords as words } from "../words.pt-br.ts";
import { LineInput } from "./line-input.tsx";
import type { ControlOf } from "./text-control.tsx";

const middle = "50";

/** The part of a picture that is never cut: as a text, and as two numbers from 0 to 100. */
export function FocusControl({ place, autoFocus }: ControlOf) {
  const value = useValue(place.path);
  const { setText } = useWriter(place);
  const draft = useDraft(typeof value === "string" ? value : "", (text) => {
    setText(text.trim());
    return text.trim();
  });
  const [across = "", down = ""] = draft.text.match(/\d+/g) ?? [];
  const put = (x: string, y: string) =>
    draft.put(x + y === "" ? "" : `${percent(x)} ${percent(y)}`);
  return (
    <FieldFrame
      place={place}
      note={
        <div className="studio-pair">
          <Share label={words.focus.across} value={across} onChange={(x) => put(x, down)} />
          <Share label={words.focus.down} value={down} onChange={(y) => put(across, y)} />
        </div>
      }
    >
      {(control) => (
        <LineInput control={control} draft={draft} className="short" autoFocus={autoFocus} />
      )}
    </FieldFrame>
  );
}

interface ShareProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

function Share({ label, value, onChange }: ShareProps) {
  return (
    <label className="studio-share">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value || middle}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}

function percent(text: string): string {
  const number = readTypedNumber(text || middle);
  return `${typeof number === "number" ? Math.min(100, Math.max(0, Math.round(number))) : middle}%`;
}
