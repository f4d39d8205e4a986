import { publicationMessages } from "#lang/check/messages/checklist/messages";
import { markupMessages } from "#lang/check/messages/markup/messages";
import { amountMessages } from "#lang/check/messages/prices/messages";
import { listMessages, proseMessages } from "#lang/check/messages/prose/messages";
import { referenceMessages } from "#lang/check/messages/references/messages";
import { schemaMessages } from "#lang/check/messages/schema/messages";
import { factMessages, sheetMessages } from "#lang/check/messages/semantics/messages";
import { formatMessages } from "#lang/model/formats/messages";
import { textMessages } from "#lang/yaml/messages";
import { createDiagnosticFactory, type DiagnosticDetails } from "../../yaml/diagnostic.ts";

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
