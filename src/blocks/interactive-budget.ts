import type { InteractiveType } from "./interactive.ts";

/** All scripts of a page with a block of this type, in bytes, where that is more than any page may have. */
export const scriptBudgets: Readonly<Partial<Record<InteractiveType, number>>> = {};
