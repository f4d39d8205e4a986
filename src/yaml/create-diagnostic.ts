import { textMessages } from "#lang/yaml/messages";
import { createDiagnosticFactory, type DiagnosticDetails } from "./diagnostic.ts";

export type TextDiagnosticCode = keyof typeof textMessages;

/** The details for the message of a code. */
export type TextDiagnosticDetails<Code extends TextDiagnosticCode> = DiagnosticDetails<
  typeof textMessages,
  Code
>;

/** Creates a diagnostic about the text of a file. */
export const createDiagnostic = createDiagnosticFactory(textMessages);
