import fc from "fast-check";

/*
 * Property tests use the same cases in every run, so that a new failure points to the latest
 * change. `PRELO_SEED` selects other cases; `npm run fuzz` tries many.
 */

/** Seed of all random choices in tests. */
export const seed = Number(process.env.PRELO_SEED ?? 2009);

fc.configureGlobal({ seed });
