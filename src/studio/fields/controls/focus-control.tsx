import type { KeyboardEvent, PointerEvent } from "react";
import { parentOf, pointer } from "../../../yaml/pointer.ts";
import { FieldFrame } from "../frame/field-frame.tsx";
import { readTypedNumber } from "../kinds/typed-number.ts";
import { useStore, useValue } from "../scope/field-scope.tsx";
import { useDraft } from "../scope/use-draft.ts";
import { useWriter } from "../scope/use-writer.ts";
import { fieldWords as words } from "../words.pt-br.ts";
import { LineInput } from "./line-input.tsx";
import type { ControlOf } from "./text-control.tsx";

const middle = "50";

/**
 * The focal point of a picture, which cropping keeps in view: a point on the picture, a text, and
 * two numbers from 0 to 100.
 */
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
  const address = useAddressBeside(place.path);
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
        <>
          {address && (
            <PointOnPicture
              address={address}
              x={Number(across || middle)}
              y={Number(down || middle)}
              onPoint={(x, y) => put(String(x), String(y))}
            />
          )}
          <LineInput control={control} draft={draft} className="short" autoFocus={autoFocus} />
        </>
      )}
    </FieldFrame>
  );
}

/** URL of the picture this focal point belongs to; `undefined` if unknown. */
function useAddressBeside(path: string): string | undefined {
  const { find } = useStore().now();
  const name = useValue(pointer(parentOf(path), "src"));
  return typeof name === "string" && name !== "" ? find.picture?.(name) : undefined;
}

interface PointProps {
  address: string;
  /** In percent from the left and from the top. */
  x: number;
  y: number;
  onPoint(x: number, y: number): void;
}

/** The picture with its focal point. Click or drag to move the point, or use the arrow keys. */
function PointOnPicture({ address, x, y, onPoint }: PointProps) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onPoint(
      inside((100 * (event.clientX - box.left)) / box.width),
      inside((100 * (event.clientY - box.top)) / box.height),
    );
  };
  const key = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 2;
    const [right, below] = steps[event.key] ?? [];
    if (right === undefined || below === undefined) return;
    event.preventDefault();
    onPoint(inside(x + right * step), inside(y + below * step));
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
          aria-label={words.focus.point(x, y)}
          style={{ left: `${x}%`, top: `${y}%` }}
          onKeyDown={key}
        />
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, readonly [right: number, below: number] | undefined>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

function inside(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share)));
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
  return `${typeof number === "number" ? inside(number) : middle}%`;
}
