import { writeFileSync } from "node:fs";

/*
 * Preloaded with `--import`. On exit, writes the CPU time (ms) and the peak memory (MB) of the
 * process to the file that the environment variable `PRELO_USAGE` names.
 */
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 };
  if (process.env.PRELO_USAGE) writeFileSync(process.env.PRELO_USAGE, JSON.stringify(usage));
});
