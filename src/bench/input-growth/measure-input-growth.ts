import { median } from "../statistics.ts";

/** How run time grows with the input size. */
export interface GrowthMeasurement {
  /** Time for the largest size divided by the time for half of it. */
  ratio: number;
  /** Seconds for the maximum size, extrapolated if measuring it would take too long. */
  seconds: number;
  /** The largest measured size in bytes. */
  bytes: number;
}

const smallest = 12_500;
const megabyte = 1_000_000;
/** If a size takes longer than this, in seconds, it is not doubled again. */
const doublingLimit = 1.5;

/** Below these limits one round is enough. */
const clearlyFastLimits = { ratio: 2, seconds: 0.3 };

/**
 * Measures growing sizes, then the two largest alternately. Uses the shorter of wall time and CPU
 * time: other programs inflate wall time, and the engine's background threads inflate CPU time.
 *
 * @param prepare creates the measured function for a size in bytes
 * @param most maximum size in bytes
 */
export async function measureInputGrowth(
  prepare: (bytes: number) => () => Promise<void> | void,
  rounds: number,
  most = megabyte,
): Promise<GrowthMeasurement> {
  let bytes = smallest;
  while (bytes * 2 <= most && (await measureSeconds(prepare(bytes))) < doublingLimit) bytes *= 2;
  const [half, full] = [prepare(bytes / 2), prepare(bytes)];
  const times: { half: number[]; full: number[] } = { half: [], full: [] };
  let growth: GrowthMeasurement | undefined;
  for (let round = 0; round < rounds && !isClearlyFast(growth); round += 1) {
    times.half.push(await measureSeconds(half));
    times.full.push(await measureSeconds(full));
    const ratio = median(times.full) / median(times.half);
    const power = Math.max(1, Math.log2(ratio));
    growth = { ratio, seconds: median(times.full) * (most / bytes) ** power, bytes };
  }
  if (!growth) throw new Error("nothing was measured");
  return growth;
}

function isClearlyFast(growth: GrowthMeasurement | undefined): boolean {
  return (
    growth !== undefined &&
    growth.ratio < clearlyFastLimits.ratio &&
    growth.seconds < clearlyFastLimits.seconds
  );
}

async function measureSeconds(run: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage();
  const start = performance.now();
  await run();
  const clock = (performance.now() - start) / 1e3;
  const { user, system } = process.cpuUsage(before);
  return Math.min(clock, (user + system) / 1e6);
}
