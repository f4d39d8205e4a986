import { useRef } from "react";
import type { Change, Json } from "../../../yaml/edit/change.ts";
import type { FieldPlace } from "../kinds/field-place.ts";
import { clearChange, setChange } from "../writing/field-changes.ts";
import { idChange, leadsId } from "../writing/following-id.ts";
import { leadsWords, wordsChange } from "../writing/following-words.ts";
import { useStore } from "./field-scope.tsx";

/** Writes one place of the file. */
export interface Writer {
  /** Sets a text; an empty one clears the field. */
  setText(text: string): void;
  set(value: Json): void;
  /** Sets an amount and updates the sibling text that spells it out. */
  setAmount(amount: number): void;
  clear(): void;
  change(change: Change | readonly Change[]): void;
  /**
   * Call on focus. Decides whether typing a name also generates the id, and whether an amount
   * updates its text.
   */
  onFocus(): void;
}

/** The writer of a place. All edits through it form one undo step. */
export function useWriter(place: FieldPlace): Writer {
  const store = useStore();
  const isLeading = useRef(false);
  const isSaid = useRef(false);
  const change = (each: Change | readonly Change[]) => store.now().change(each, place.path);
  const clear = () => {
    const cleared = clearChange(store.held(), place);
    if (cleared) change(cleared);
  };
  const setText = (text: string) => {
    const held = store.held();
    isLeading.current ||= leadsId(held, place);
    const ids = isLeading.current ? idChange(held, place, text) : [];
    const own = text === "" ? clearChange(held, place) : setChange(held, place, text);
    const all = own ? [own, ...ids] : ids;
    if (all.length > 0) change(all.length === 1 && own ? own : all);
  };
  const setAmount = (amount: number) => {
    const held = store.held();
    isSaid.current ||= leadsWords(held, place);
    const said = isSaid.current ? wordsChange(held, place, amount) : [];
    change([setChange(held, place, amount), ...said]);
  };
  return {
    setText,
    setAmount,
    set: (value) => change(setChange(store.held(), place, value)),
    clear,
    change,
    onFocus: () => {
      isLeading.current = leadsId(store.held(), place);
      isSaid.current = leadsWords(store.held(), place);
    },
  };
}
