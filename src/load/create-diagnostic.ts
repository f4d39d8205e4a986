import { siteMessages } from "#lang/load/messages";
import { createDiagnosticFactory } from "../yaml/diagnostic.ts";

export type SiteDiagnosticCode = keyof typeof siteMessages;

/** Creates a diagnostic about the content folder as a whole. */
export const createDiagnostic = createDiagnosticFactory(siteMessages);
