import { createDiagnose } from "../yaml/diagnostic.ts";
import { siteMessages } from "./messages.pt-br.ts";

export type SiteCode = keyof typeof siteMessages;

/** Creates a diagnostic about the content folder as a whole. */
export const diagnose = createDiagnose(siteMessages);
