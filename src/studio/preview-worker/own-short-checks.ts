import type { PrintedChecks } from "../../check/compiled/printed-checks.ts";

// Stands for the short checks of the site's schemas as code, which take its place in the studio.

const printed: PrintedChecks = () => ({});

export default printed;
