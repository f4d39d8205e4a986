import { type ChangeEvent, type CompositionEvent, useRef, useState } from "react";

export type TextFieldElement = HTMLInputElement | HTMLTextAreaElement;

/** State and handlers of an input that is being edited. */
export interface FieldDraft {
  text: string;
  /** Sets and writes a text that does not come from typing in the input. */
  setText(text: string): void;
  handlers: {
    onChange(event: ChangeEvent<TextFieldElement>): void;
    onCompositionStart(): void;
    onCompositionEnd(event: CompositionEvent<TextFieldElement>): void;
    onBlur(): void;
  };
}

interface DraftState {
  /** The typed text; `undefined` while the field shows the value of the file. */
  typed?: string;
  /** The last value of the file. */
  fileText: string;
  /** Values that the file will have once the pending edits are applied, in order. */
  pending: readonly string[];
  /** The last pending value; `undefined` if the text could not be written. */
  lastPending?: string;
}

/**
 * Returns the draft state of an input. Each keystroke is written immediately, except during IME
 * composition. While the file lags behind or rejects the text, the typed text stays in the field. A
 * change from elsewhere replaces it.
 *
 * @param shown the value of the file as the field shows it
 * @param write writes the typed text and returns what the field will show; `undefined` if it cannot
 *   be written
 */
export function useFieldDraft(
  shown: string,
  write: (text: string) => string | undefined,
): FieldDraft {
  const [state, setState] = useState<DraftState>({ fileText: shown, pending: [] });
  const isComposing = useRef(false);
  if (state.fileText !== shown) setState(draftStateAfterFileChange(state, shown));
  const put = (typed: string) => {
    const next = write(typed);
    setState(({ fileText, pending }) => ({
      fileText: fileText,
      typed,
      lastPending: next,
      pending: next === undefined ? pending : [...pending, next],
    }));
  };
  return {
    text: state.typed ?? shown,
    setText: put,
    handlers: {
      onChange: ({ currentTarget: { value } }) => {
        if (isComposing.current) setState((before) => ({ ...before, typed: value }));
        else put(value);
      },
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: ({ currentTarget }) => {
        isComposing.current = false;
        put(currentTarget.value);
      },
      onBlur: () => setState(draftStateAfterBlur),
    },
  };
}

function draftStateAfterFileChange(
  { pending, typed, lastPending }: DraftState,
  shown: string,
): DraftState {
  const at = pending.indexOf(shown);
  return at < 0
    ? { fileText: shown, pending: [] }
    : { fileText: shown, pending: pending.slice(at + 1), typed, lastPending: lastPending };
}

/**
 * Returns the state after the field loses the focus. A text that could not be written stays
 * visible.
 */
function draftStateAfterBlur(state: DraftState): DraftState {
  const isWritten = state.typed === undefined || state.lastPending === state.fileText;
  return isWritten ? { fileText: state.fileText, pending: [] } : { ...state, pending: [] };
}
