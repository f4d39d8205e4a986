import type { SiteRules } from "../../check/site-rules.ts";

// Stands for the file `blocks/rules.ts` of a content folder, which takes its place in the studio.

export const rules: SiteRules = {};
