import { createDiagnose } from "../yaml/diagnostic.ts";
import { siteMessages } from "./messages.pt-br.ts";

export type SiteCode = keyof typeof siteMessages;

/** Makes a diagnostic of what is wrong with a content folder as a whole. */
export const diagnose = createDiagnose(siteMessages);
