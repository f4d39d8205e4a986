import { FieldFrame } from "../frame/field-frame.tsx";
import { useValue } from "../scope/field-scope.tsx";
import { useDraft } from "../scope/use-draft.ts";
import { useWriter } from "../scope/use-writer.ts";
import type { ControlOf } from "./text-control.tsx";

const inputs = {
  date: { type: "date", form: /^\d{4}-\d\d-\d\d$/ },
  moment: { type: "datetime-local", form: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/ },
  time: { type: "time", form: /^\d\d:\d\d$/ },
} as const;

/** A day, a day with its hour, or an hour; what is written otherwise is shown as it is. */
export function DateControl({ place, autoFocus }: ControlOf) {
  const value = useValue(place.path);
  const shown = typeof value === "string" ? value : "";
  const { setText } = useWriter(place);
  const draft = useDraft(shown, (text) => {
    setText(text);
    return text;
  });
  const { type, form } =
    inputs[place.kind === "time" || place.kind === "moment" ? place.kind : "date"];
  const isNative = draft.text === "" || form.test(draft.text);
  const { onChange, ...others } = draft.handlers;
  return (
    <FieldFrame place={place}>
      {(control) => (
        <input
          {...control}
          {...others}
          className="short"
          type={isNative ? type : "text"}
          value={draft.text}
          // biome-ignore lint/a11y/noAutofocus: asked for by a press on what it edits
          autoFocus={autoFocus}
          onChange={(event) => {
            // Half a date is no empty one: whoever types the month has not cleared the day.
            if (!event.currentTarget.validity?.badInput) onChange(event);
          }}
        />
      )}
    </FieldFrame>
  );
}
