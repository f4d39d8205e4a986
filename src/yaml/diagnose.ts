import { createDiagnose, type DetailsIn } from "./diagnostic.ts";
import { textMessages } from "./messages.pt-br.ts";

export type TextCode = keyof typeof textMessages;

/** What a sentence of this room needs to know. */
export type DetailsOf<Code extends TextCode> = DetailsIn<typeof textMessages, Code>;

/** Makes a diagnostic of what is wrong with a text. */
export const diagnose = createDiagnose(textMessages);
