import type { InputHTMLAttributes } from "react";
import type { ControlAttributes } from "../frame/field-frame.tsx";
import type { FieldDraft } from "../store/use-field-draft.ts";

interface LineInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Connects the input to its label and its diagnostics. */
  control: ControlAttributes;
  draft: FieldDraft;
}

/** A one-line input without spell check and autocompletion: a code, a number, a colour. */
export function LineInput({ control, draft, autoFocus, ...more }: LineInputProps) {
  return (
    <input
      type="text"
      {...more}
      {...control}
      {...draft.handlers}
      value={draft.text}
      spellCheck={false}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: asked for by a press on what it edits
      autoFocus={autoFocus}
    />
  );
}
