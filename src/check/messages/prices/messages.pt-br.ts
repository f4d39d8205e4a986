import {
  excerpt,
  fieldAtSentenceStart,
  fieldInSentence,
  joinWithOr,
  type NamedField,
} from "../../../yaml/phrases.pt-br.ts";

/** Details of a price that is not just a number. */
export interface AmountDetails {
  field: NamedField;
  written: string;
  /**
   * `more`: words besides the number; `currency`: another currency; `thousands`: thousands in
   * words; `zero`: words that the field expresses as 0; `free`: "free" without such a 0; `asked`:
   * price on request.
   */
  said: "more" | "currency" | "thousands" | "zero" | "free" | "asked";
  /** The site's currency (ISO 4217); empty if unknown. */
  currency: string;
  required: boolean;
  /** Text fields of the same group that can hold the words about the price. */
  beside: readonly NamedField[];
}

/** Messages about prices. */
export const amountMessages = {
  "amount-in-words": (d: AmountDetails) => sentences[d.said](d),
} satisfies Record<string, (details: never) => string>;

const sentences: Record<AmountDetails["said"], (d: AmountDetails) => string> = {
  more: (d) =>
    `${fieldAtSentenceStart(d.field)} deve ser só um número, e "${excerpt(d.written)}" diz mais do que isso. Deixe aqui só o valor, e ponha as palavras ${otherFieldHint(d)}.`,
  currency: (d) =>
    `Os preços do site são em ${d.currency}, e "${excerpt(d.written)}" não é. Escreva o valor em ${d.currency}, só o número; o outro pode ficar ${otherFieldHint(d)}.`,
  thousands: (d) =>
    `${fieldAtSentenceStart(d.field)} deve ser só um número: "${excerpt(d.written)}" se escreve com todos os algarismos.`,
  zero: (d) =>
    `${fieldAtSentenceStart(d.field)} deve ser só um número: "${excerpt(d.written)}" se escreve 0.`,
  free: notANumberMessage,
  asked: notANumberMessage,
};

function notANumberMessage(d: AmountDetails): string {
  const start = `${fieldAtSentenceStart(d.field)} deve ser só um número; está "${excerpt(d.written)}".`;
  return d.required
    ? `${start} O campo é obrigatório: escreva um valor, e ponha as palavras ${otherFieldHint(d)}.`
    : `${start} Tire o campo, e ponha as palavras ${otherFieldHint(d)}.`;
}

function otherFieldHint({ beside }: AmountDetails): string {
  if (beside.length === 0) return "em um texto ao lado";
  return `no campo ${joinWithOr(beside.map(fieldInSentence))}`;
}
