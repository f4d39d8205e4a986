import { expect, test } from "vitest";
import { runKillRounds } from "../../../bench/kills/kill-rounds.ts";

test("leaves only whole sets and loses no record when fifty processes are killed at random moments", async () => {
  const seed = Number(process.env.PRELO_SEED ?? 2009);
  const { faults, kills, sets, records, completed, takenBack } = await runKillRounds(50, seed);
  expect(faults).toEqual([]);
  expect(kills).toBe(50);
  // How far a process gets before it is killed depends on the machine. These minimums show that
  // some kills interrupt transactions.
  expect(sets).toBeGreaterThan(10);
  expect(records).toBeGreaterThan(10);
  expect(completed + takenBack).toBeGreaterThan(10);
}, 300_000);
