import { expect, inject, test } from "vitest";
import { runCrashRounds } from "../../bench/crash-recovery/crash-rounds.ts";
import { seed } from "../../testing/seed.ts";

/*
 * The computer crashes while somebody types in the studio. The test runs only a few crashes: a
 * tenth of those in `npm run fuzz -- --crashes` would already take more than two minutes here.
 */

test("after kills of server and browser, no file is torn and no change older than a second is lost", async () => {
  const figures = await runCrashRounds({ runs: 12, seed, found: inject("browser") });
  expect(figures.faults).toEqual([]);
  expect(figures).toMatchObject({ server: 6, browser: 6, torn: 0 });
  expect(figures.old).toBeGreaterThan(20);
  expect(figures.oldestLost).toBeLessThan(1000);
}, 600_000);
