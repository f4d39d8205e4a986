import {
  excerpt,
  fieldAtSentenceStart,
  fieldInSentence,
  joinWithOr,
} from "../../../yaml/phrases.en.ts";
import type { AmountDetails, amountMessages as portuguese } from "./messages.pt-br.ts";

/** Messages about prices. */
export const amountMessages: typeof portuguese = {
  "amount-in-words": (d) => sentences[d.said](d),
};

const sentences: Record<AmountDetails["said"], (d: AmountDetails) => string> = {
  more: (d) =>
    `${fieldAtSentenceStart(d.field)} should be just a number, and "${excerpt(d.written)}" says more than that. Leave just the amount here, and put the words in ${otherFieldHint(d)}.`,
  currency: (d) =>
    `The prices of the site are in ${d.currency}, and "${excerpt(d.written)}" is not. Write the amount in ${d.currency}, just the number; the amount in the other currency can go in ${otherFieldHint(d)}.`,
  thousands: (d) =>
    `${fieldAtSentenceStart(d.field)} should be just a number: write "${excerpt(d.written)}" with all its digits.`,
  zero: (d) =>
    `${fieldAtSentenceStart(d.field)} should be just a number: write 0 instead of "${excerpt(d.written)}".`,
  free: notANumberMessage,
  asked: notANumberMessage,
};

function notANumberMessage(d: AmountDetails): string {
  const start = `${fieldAtSentenceStart(d.field)} should be just a number; it is "${excerpt(d.written)}".`;
  return d.required
    ? `${start} It is required: write an amount, and put the words in ${otherFieldHint(d)}.`
    : `${start} Leave the field out, and put the words in ${otherFieldHint(d)}.`;
}

function otherFieldHint({ beside }: AmountDetails): string {
  return beside.length === 0
    ? "text beside it"
    : `the field ${joinWithOr(beside.map(fieldInSentence))}`;
}
