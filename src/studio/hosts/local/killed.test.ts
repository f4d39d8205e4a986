import { expect, test } from "vitest";
import { killRounds } from "../../../bench/kills/kill-rounds.ts";

test("fifty processes that are killed at random moments leave whole sets, and no record is lost", async () => {
  const seed = Number(process.env.PRELO_SEED ?? 2009);
  const { faults, kills, sets, records, completed, takenBack } = await killRounds(50, seed);
  expect(faults).toEqual([]);
  expect(kills).toBe(50);
  // How much a process does before its end is a matter of the machine; the kills do meet sets in their midst.
  expect(sets).toBeGreaterThan(10);
  expect(records).toBeGreaterThan(10);
  expect(completed + takenBack).toBeGreaterThan(10);
}, 300_000);
