import type { CheckDiagnosticCode } from "../../check/diagnostics/create-diagnostic.ts";
import type { SiteDiagnosticCode } from "../../load/create-diagnostic.ts";

/** The code of any diagnostic about content. */
export type DiagnosticCode = CheckDiagnosticCode | SiteDiagnosticCode;
