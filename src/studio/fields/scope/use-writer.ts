import { useRef } from "react";
import type { Change, Json } from "../../../yaml/edit/change.ts";
import type { FieldPlace } from "../kinds/field-place.ts";
import { clearChange, setChange } from "../writing/field-changes.ts";
import { idChange, leadsId } from "../writing/following-id.ts";
import { leadsWords, wordsChange } from "../writing/following-words.ts";
import { useStore } from "./field-scope.tsx";

/** Ways to change one place. */
export interface Writer {
  /** A text; an empty one clears the field. */
  setText(text: string): void;
  set(value: Json): void;
  /** An amount; the words that say it beside it follow. */
  setAmount(amount: number): void;
  clear(): void;
  change(change: Change | readonly Change[]): void;
  /** Whoever begins to type the name of something without an id makes its id, too; an amount, the words of it. */
  onFocus(): void;
}

/** The ways to change a place; all strokes in it are one step of undo. */
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
