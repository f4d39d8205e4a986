import { createDiagnosticFactory } from "../yaml/diagnostic.ts";
import { siteMessages } from "./messages.pt-br.ts";

export type SiteDiagnosticCode = keyof typeof siteMessages;

/** Creates a diagnostic about the content folder as a whole. */
export const createDiagnostic = createDiagnosticFactory(siteMessages);
