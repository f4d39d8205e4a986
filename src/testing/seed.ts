import fc from "fast-check";

/*
 * Property tests look at the same cases in every run, so that a red run says something of the
 * change at hand. `PRELO_SEED` picks other cases; `npm run fuzz` looks further.
 */

/** Of which chances a test looks at a part. */
export const seed = Number(process.env.PRELO_SEED ?? 2009);

fc.configureGlobal({ seed });
