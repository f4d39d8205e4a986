import { useEffect, useRef } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { FieldFrame, fieldTitle } from "../frame/field-frame.tsx";
import { helperProps } from "../frame/helper-button-keys.ts";
import { useFieldValue } from "../store/field-store-provider.tsx";
import { useFieldDraft } from "../store/use-field-draft.ts";
import { useFieldWriter } from "../store/use-field-writer.ts";
import type { FieldControlProps } from "./text-control.tsx";

const nativeInputs = {
  date: { type: "date", form: /^\d{4}-\d\d-\d\d$/ },
  moment: { type: "datetime-local", form: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/ },
  time: { type: "time", form: /^\d\d:\d\d$/ },
} as const;

/** A date, a date with time, or a time. A value in another format is edited as plain text. */
export function DateOrTimeControl({ place, autoFocus }: FieldControlProps) {
  const value = useFieldValue(place.path);
  const shown = typeof value === "string" ? value : "";
  const { setText, clear } = useFieldWriter(place);
  const draft = useFieldDraft(shown, (text) => {
    setText(text);
    return text;
  });
  const { type, form } =
    nativeInputs[place.kind === "time" || place.kind === "moment" ? place.kind : "date"];
  const isNative = draft.text === "" || form.test(draft.text);
  const input = useRef<HTMLInputElement>(null);
  const { onBlur } = draft.handlers;
  const show = () => {
    if (input.current && input.current.value !== draft.text) input.current.value = draft.text;
  };
  // Do not overwrite a partially typed date. It is entered or cleared segment by segment.
  useEffect(() => void (input.current?.validity?.badInput || show()));
  // A partial date has an empty `value` but is not a cleared field. Browsers fire `input` when the
  // first segment is cleared but not for the last, so `keyup` is handled too.
  const take = (own: HTMLInputElement) => {
    if (!own.validity?.badInput && own.value !== draft.text) draft.setText(own.value);
  };
  return (
    <FieldFrame place={place}>
      {(control) => (
        <div className="studio-day">
          <input
            {...control}
            ref={input}
            key={isNative ? type : "text"}
            className="short"
            type={isNative ? type : "text"}
            defaultValue={draft.text}
            // biome-ignore lint/a11y/noAutofocus: asked for by a press on what it edits
            autoFocus={autoFocus}
            onInput={({ currentTarget }) => take(currentTarget)}
            onKeyUp={({ currentTarget }) => take(currentTarget)}
            onBlur={() => {
              onBlur();
              show();
            }}
          />
          {!place.required && value !== undefined && (
            <button
              {...helperProps}
              type="button"
              className="studio-quiet"
              aria-label={strings.action(strings.remove, fieldTitle(place))}
              onClick={() => {
                clear();
                // The button disappears together with the date; move the focus to the input.
                input.current?.focus();
              }}
            >
              {strings.remove}
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
