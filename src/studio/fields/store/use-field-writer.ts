import { useRef } from "react";
import type { Change, Json } from "../../../yaml/edit/change.ts";
import {
  createAmountTextChanges,
  shouldDeriveAmountText,
} from "../create-changes/derived-amount-text.ts";
import { createDerivedIdChanges, shouldDeriveId } from "../create-changes/derived-id.ts";
import { createClearChange, createSetChange } from "../create-changes/field-changes.ts";
import type { FieldPlace } from "../schema/field-place.ts";
import { useFieldStore } from "./field-store-provider.tsx";

/** Writes the value of one field to the file. */
export interface FieldWriter {
  /** Sets a text; an empty one clears the field. */
  setText(text: string): void;
  set(value: Json): void;
  /** Sets an amount, and the sibling text that spells it out if that text follows the amount. */
  setAmount(amount: number): void;
  clear(): void;
  change(change: Change | readonly Change[]): void;
  /**
   * Must be called on focus. Decides whether typing a name also generates the id, and whether an
   * amount updates its text.
   */
  onFocus(): void;
}

/**
 * Returns the writer of a field. Its path is the `typing` key, so successive edits form one undo
 * step.
 */
export function useFieldWriter(place: FieldPlace): FieldWriter {
  const store = useFieldStore();
  const isLeading = useRef(false);
  const isSaid = useRef(false);
  const change = (each: Change | readonly Change[]) =>
    store.currentContext().change(each, place.path);
  const clear = () => {
    const cleared = createClearChange(store.latestContext(), place);
    if (cleared) change(cleared);
  };
  const setText = (text: string) => {
    const held = store.latestContext();
    isLeading.current ||= shouldDeriveId(held, place);
    const ids = isLeading.current ? createDerivedIdChanges(held, place, text) : [];
    const own = text === "" ? createClearChange(held, place) : createSetChange(held, place, text);
    const all = own ? [own, ...ids] : ids;
    if (all.length > 0) change(all.length === 1 && own ? own : all);
  };
  const setAmount = (amount: number) => {
    const held = store.latestContext();
    isSaid.current ||= shouldDeriveAmountText(held, place);
    const said = isSaid.current ? createAmountTextChanges(held, place, amount) : [];
    change([createSetChange(held, place, amount), ...said]);
  };
  return {
    setText,
    setAmount,
    set: (value) => change(createSetChange(store.latestContext(), place, value)),
    clear,
    change,
    onFocus: () => {
      isLeading.current = shouldDeriveId(store.latestContext(), place);
      isSaid.current = shouldDeriveAmountText(store.latestContext(), place);
    },
  };
}
