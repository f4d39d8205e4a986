import type { GeneratedChecksFactory } from "../../check/schema-compilation/load-generated-checks.ts";

// Placeholder: the studio build replaces this module with the compiled validators of the site's
// schemas.

const emptyChecks: GeneratedChecksFactory = () => ({});

export default emptyChecks;
