import { median } from "../statistics.ts";

/** How long something takes as what it reads gets longer. */
export interface Growth {
  /** The time for twice as much, by the time for once. */
  ratio: number;
  /** For the most that is read; reckoned from what was measured where that would take too long. */
  seconds: number;
  /** The largest size that was measured, in bytes. */
  bytes: number;
}

const smallest = 12_500;
const megabyte = 1_000_000;
/** A size that takes longer than so many seconds is not doubled once more. */
const patience = 1.5;

/** A first round that shows less than these tells enough: such a row is not measured again. */
const calm = { ratio: 2, seconds: 0.3 };

/**
 * Measures something at ever larger sizes, then the two largest of them in turn. Of the time on the clock and that of
 * the processor the shorter one counts: other programs make the one longer, and what the engine does beside its work,
 * on another processor, the other one.
 *
 * @param prepare makes what is measured, for so many bytes
 * @param most the largest size, in bytes
 */
export async function measureGrowth(
  prepare: (bytes: number) => () => Promise<void> | void,
  rounds: number,
  most = megabyte,
): Promise<Growth> {
  let bytes = smallest;
  while (bytes * 2 <= most && (await timeOf(prepare(bytes))) < patience) bytes *= 2;
  const [half, full] = [prepare(bytes / 2), prepare(bytes)];
  const times: { half: number[]; full: number[] } = { half: [], full: [] };
  let growth: Growth | undefined;
  for (let round = 0; round < rounds && !isCalm(growth); round += 1) {
    times.half.push(await timeOf(half));
    times.full.push(await timeOf(full));
    const ratio = median(times.full) / median(times.half);
    const power = Math.max(1, Math.log2(ratio));
    growth = { ratio, seconds: median(times.full) * (most / bytes) ** power, bytes };
  }
  if (!growth) throw new Error("nothing was measured");
  return growth;
}

function isCalm(growth: Growth | undefined): boolean {
  return growth !== undefined && growth.ratio < calm.ratio && growth.seconds < calm.seconds;
}

async function timeOf(run: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage();
  const start = performance.now();
  await run();
  const clock = (performance.now() - start) / 1e3;
  const { user, system } = process.cpuUsage(before);
  return Math.min(clock, (user + system) / 1e6);
}
