import type { SiteRules } from "../../check/site-index/site-rules.ts";

// Placeholder: the studio build replaces this module with `blocks/rules.ts` of the content folder.

export const rules: SiteRules = {};
