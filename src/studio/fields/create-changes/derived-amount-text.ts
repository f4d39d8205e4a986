import { amountInWords, type NumberLocale } from "#lang/model/numbers-and-dates/amounts";
import { amountWordsCounterpart } from "../../../model/numbers-and-dates/amount-words-counterpart.ts";
import type { SetChange } from "../../../yaml/edit/change.ts";
import { childValue, pointer, valueAt } from "../../../yaml/json-pointer.ts";
import type { FieldContext } from "../field-context.ts";
import type { FieldPlace } from "../schema/field-place.ts";

type AmountTextContext = Pick<FieldContext, "value" | "speech">;

/** Finds the sibling field that spells out an amount, and returns its path and text. */
function findSpelledOutSibling({ value }: AmountTextContext, { holder, name }: FieldPlace) {
  if (!holder) return undefined;
  const field = amountWordsCounterpart(name);
  const written = childValue(valueAt(value, holder.path), field);
  return typeof written === "string" ? { path: pointer(holder.path, field), written } : undefined;
}

/**
 * Whether the sibling text is still the text generated for the current amount. Only then does it
 * follow a new amount.
 */
export function shouldDeriveAmountText(held: AmountTextContext, place: FieldPlace): boolean {
  const amount = valueAt(held.value, place.path);
  const beside = findSpelledOutSibling(held, place);
  if (!beside || typeof amount !== "number") return false;
  return isSameTextIgnoringCase(beside.written, spellOutAmount(amount, held.speech));
}

/** Returns the change of the sibling text for a new amount; empty if the text already matches. */
export function createAmountTextChanges(
  held: AmountTextContext,
  place: FieldPlace,
  amount: number,
): SetChange[] {
  const beside = findSpelledOutSibling(held, place);
  const said = spellOutAmount(amount, held.speech);
  if (!beside || said === undefined || isSameTextIgnoringCase(beside.written, said)) return [];
  return [{ kind: "set", path: beside.path, value: said }];
}

function spellOutAmount(amount: number, speech: NumberLocale | undefined): string | undefined {
  return speech && amountInWords(amount, speech);
}

function isSameTextIgnoringCase(written: string, said: string | undefined): boolean {
  return written.trim().toLowerCase() === said?.toLowerCase();
}
