import { formatMessages } from "../../model/formats/messages.pt-br.ts";
import { createDiagnosticFactory, type DiagnosticDetails } from "../../yaml/diagnostic.ts";
import { textMessages } from "../../yaml/messages.pt-br.ts";
import { publicationMessages } from "../messages/checklist/messages.pt-br.ts";
import { markupMessages } from "../messages/markup/messages.pt-br.ts";
import { amountMessages } from "../messages/prices/messages.pt-br.ts";
import { listMessages, proseMessages } from "../messages/prose/messages.pt-br.ts";
import { referenceMessages } from "../messages/references/messages.pt-br.ts";
import { schemaMessages } from "../messages/schema/messages.pt-br.ts";
import { factMessages, sheetMessages } from "../messages/semantics/messages.pt-br.ts";

/**
 * All messages of the checks and of the YAML parser. Both are needed, because a mistake in the
 * syntax may cause a wrong value.
 */
export const checkMessages = {
  ...textMessages,
  ...schemaMessages,
  ...amountMessages,
  ...formatMessages,
  ...referenceMessages,
  ...sheetMessages,
  ...factMessages,
  ...proseMessages,
  ...markupMessages,
  ...listMessages,
  ...publicationMessages,
};

export type CheckDiagnosticCode = keyof typeof checkMessages;

/** The details for the message of a code. */
export type CheckDiagnosticDetails<Code extends CheckDiagnosticCode> = DiagnosticDetails<
  typeof checkMessages,
  Code
>;

/**
 * Creates a diagnostic from a code, the details of its message and its location. The severity is
 * `error` unless the location has another one.
 */
export const createDiagnostic = createDiagnosticFactory(checkMessages);
