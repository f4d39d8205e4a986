import { formatMessages } from "../model/formats/messages.pt-br.ts";
import { createDiagnose, type DetailsIn } from "../yaml/diagnostic.ts";
import { textMessages } from "../yaml/messages.pt-br.ts";
import { characterMessages } from "./characters/messages.pt-br.ts";
import { publicationMessages } from "./checklist/messages.pt-br.ts";
import { listMessages, proseMessages } from "./prose/messages.pt-br.ts";
import { referenceMessages } from "./references/messages.pt-br.ts";
import { amountMessages } from "./schema/amounts/messages.pt-br.ts";
import { schemaMessages } from "./schema/messages.pt-br.ts";
import { factMessages, sheetMessages } from "./semantics/messages.pt-br.ts";

/** The sentences of this room, and those about texts: a value may be wrong because its text is. */
export const checkMessages = {
  ...textMessages,
  ...schemaMessages,
  ...amountMessages,
  ...formatMessages,
  ...referenceMessages,
  ...sheetMessages,
  ...factMessages,
  ...proseMessages,
  ...characterMessages,
  ...listMessages,
  ...publicationMessages,
};

export type CheckCode = keyof typeof checkMessages;

/** What a sentence of this room needs to know. */
export type CheckDetails<Code extends CheckCode> = DetailsIn<typeof checkMessages, Code>;

/** Makes a diagnostic of what is wrong with values. */
export const diagnose = createDiagnose(checkMessages);
