import { type ChangeEvent, type CompositionEvent, useRef, useState } from "react";

export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What an input needs to be typed in. */
export interface Draft {
  text: string;
  /** Takes a text that something else than a key brings. */
  put(text: string): void;
  handlers: {
    onChange(event: ChangeEvent<TextField>): void;
    onCompositionStart(): void;
    onCompositionEnd(event: CompositionEvent<TextField>): void;
    onBlur(): void;
  };
}

interface DraftState {
  /** What is typed; nothing while the field shows what the file says. */
  typed?: string;
  /** What the file said last. */
  seen: string;
  /** What the field will show once the strokes on their way are in the file, one after the other. */
  due: readonly string[];
  /** The last of them; nothing where the text could not be written. */
  next?: string;
}

/**
 * Typing in a field: each stroke is written at once, but nothing while a sign is being composed. What is
 * typed stays in the field although the file answers later, or not at all; what others change takes its place.
 *
 * @param shown what the file says, as the field shows it
 * @param write takes what was typed, and gives what the field will show of it; nothing where it cannot be written
 */
export function useDraft(shown: string, write: (text: string) => string | undefined): Draft {
  const [state, setState] = useState<DraftState>({ seen: shown, due: [] });
  const isComposing = useRef(false);
  if (state.seen !== shown) setState(answered(state, shown));
  const put = (typed: string) => {
    const next = write(typed);
    setState(({ seen, due }) => ({
      seen,
      typed,
      next,
      due: next === undefined ? due : [...due, next],
    }));
  };
  return {
    text: state.typed ?? shown,
    put,
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
      onBlur: () => setState(settled),
    },
  };
}

function answered({ due, typed, next }: DraftState, shown: string): DraftState {
  const at = due.indexOf(shown);
  return at < 0 ? { seen: shown, due: [] } : { seen: shown, due: due.slice(at + 1), typed, next };
}

/** What the file does not say stays to be seen. */
function settled(state: DraftState): DraftState {
  const isWritten = state.typed === undefined || state.next === state.seen;
  return isWritten ? { seen: state.seen, due: [] } : { ...state, due: [] };
}
