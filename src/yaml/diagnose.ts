import { createDiagnose, type DetailsIn } from "./diagnostic.ts";
import { textMessages } from "./messages.pt-br.ts";

export type TextCode = keyof typeof textMessages;

/** The details that the message of a code takes. */
export type DetailsOf<Code extends TextCode> = DetailsIn<typeof textMessages, Code>;

/** Creates a diagnostic about the text of a file. */
export const diagnose = createDiagnose(textMessages);
