import { formatMessages } from "../model/formats/messages.pt-br.ts";
import { createDiagnose, type DetailsIn } from "../yaml/diagnostic.ts";
import { textMessages } from "../yaml/messages.pt-br.ts";
import { pastedMessages } from "./characters/messages.pt-br.ts";
import { liveMessages } from "./checklist/messages.pt-br.ts";
import { lineMessages, proseMessages } from "./prose/messages.pt-br.ts";
import { referenceMessages } from "./references/messages.pt-br.ts";
import { amountMessages } from "./schema/amounts/messages.pt-br.ts";
import { shapeMessages } from "./schema/messages.pt-br.ts";
import { factMessages, sheetMessages } from "./semantics/messages.pt-br.ts";

/** The sentences of this room, and those about texts: a value may be wrong because its text is. */
export const checkMessages = {
  ...textMessages,
  ...shapeMessages,
  ...amountMessages,
  ...formatMessages,
  ...referenceMessages,
  ...sheetMessages,
  ...factMessages,
  ...proseMessages,
  ...pastedMessages,
  ...lineMessages,
  ...liveMessages,
};

export type CheckCode = keyof typeof checkMessages;

/** What a sentence of this room needs to know. */
export type DetailsOf<Code extends CheckCode> = DetailsIn<typeof checkMessages, Code>;

/** Makes a diagnostic of what is wrong with values. */
export const diagnose = createDiagnose(checkMessages);
