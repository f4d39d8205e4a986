import type { PrintedChecks } from "../../check/compiled/printed-checks.ts";

// Placeholder: the studio build replaces this module with the compiled quick validators of the
// site's schemas.

const printed: PrintedChecks = () => ({});

export default printed;
