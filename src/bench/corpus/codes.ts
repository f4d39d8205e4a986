import type { CheckCode } from "../../check/diagnose.ts";
import type { SiteCode } from "../../load/diagnose.ts";

/** The code of a mistake, whichever room finds it. */
export type AnyCode = CheckCode | SiteCode;
