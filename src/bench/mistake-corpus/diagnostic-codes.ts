import type { CheckDiagnosticCode } from "../../check/diagnose.ts";
import type { SiteDiagnosticCode } from "../../load/diagnose.ts";

/** The code of any diagnostic about content. */
export type DiagnosticCode = CheckDiagnosticCode | SiteDiagnosticCode;
