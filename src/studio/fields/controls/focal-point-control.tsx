import type { KeyboardEvent, PointerEvent } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { parentPointer, pointer } from "../../../yaml/json-pointer.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import { parseNumber } from "../schema/parse-number.ts";
import { useFieldStore, useFieldValue } from "../store/field-store-provider.tsx";
import { useFieldDraft } from "../store/use-field-draft.ts";
import { useFieldWriter } from "../store/use-field-writer.ts";
import { LineInput } from "./line-input.tsx";
import type { FieldControlProps } from "./text-control.tsx";

const center = "50";

/**
 * The focal point of a picture, which stays in view when the picture is cropped. The control has a
 * point on the picture, a text, and two numbers from 0 to 100.
 */
export function FocalPointControl({ place, autoFocus }: FieldControlProps) {
  const value = useFieldValue(place.path);
  const { setText } = useFieldWriter(place);
  const draft = useFieldDraft(typeof value === "string" ? value : "", (text) => {
    setText(text.trim());
    return text.trim();
  });
  const [across = "", down = ""] = draft.text.match(/\d+/g) ?? [];
  const put = (x: string, y: string) =>
    draft.setText(x + y === "" ? "" : `${formatPercent(x)} ${formatPercent(y)}`);
  const address = usePictureUrl(place.path);
  return (
    <FieldFrame
      place={place}
      note={
        <div className="studio-pair">
          <PercentSlider
            label={strings.focus.across}
            value={across}
            onChange={(x) => put(x, down)}
          />
          <PercentSlider label={strings.focus.down} value={down} onChange={(y) => put(across, y)} />
        </div>
      }
    >
      {(control) => (
        <>
          {address && (
            <FocalPointPicker
              address={address}
              x={Number(across || center)}
              y={Number(down || center)}
              onPoint={(x, y) => put(String(x), String(y))}
            />
          )}
          <LineInput control={control} draft={draft} className="short" autoFocus={autoFocus} />
        </>
      )}
    </FieldFrame>
  );
}

/** Returns the URL of the picture that this focal point belongs to; `undefined` if unknown. */
function usePictureUrl(path: string): string | undefined {
  const { find } = useFieldStore().currentContext();
  const name = useFieldValue(pointer(parentPointer(path), "src"));
  return typeof name === "string" && name !== "" ? find.picture?.(name) : undefined;
}

interface FocalPointPickerProps {
  address: string;
  /** In percent from the left and from the top. */
  x: number;
  y: number;
  onPoint(x: number, y: number): void;
}

/** The picture with its focal point. Click or drag to move the point, or use the arrow keys. */
function FocalPointPicker({ address, x, y, onPoint }: FocalPointPickerProps) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onPoint(
      clampPercent((100 * (event.clientX - box.left)) / box.width),
      clampPercent((100 * (event.clientY - box.top)) / box.height),
    );
  };
  const key = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 2;
    const [right, below] = arrowSteps[event.key] ?? [];
    if (right === undefined || below === undefined) return;
    event.preventDefault();
    onPoint(clampPercent(x + right * step), clampPercent(y + below * step));
  };
  return (
    <div className="studio-point">
      <div
        className="studio-point-picture"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.querySelector("button")?.focus();
          drag(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && drag(event)}
      >
        <img src={address} alt="" draggable={false} />
        <button
          type="button"
          aria-label={strings.focus.point(x, y)}
          style={{ left: `${x}%`, top: `${y}%` }}
          onKeyDown={key}
        />
      </div>
    </div>
  );
}

const arrowSteps: Readonly<Record<string, readonly [right: number, below: number] | undefined>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function clampPercent(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share)));
}

interface PercentSliderProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

function PercentSlider({ label, value, onChange }: PercentSliderProps) {
  return (
    <label className="studio-share">
      <span>{label}</span>
      <input
        type="range"
        min={0}
        max={100}
        value={value || center}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}

function formatPercent(text: string): string {
  const number = parseNumber(text || center);
  return `${typeof number === "number" ? clampPercent(number) : center}%`;
}
