import { writeFileSync } from "node:fs";

/*
 * Preloaded with `--import`: on exit it writes the resource usage of the process to the file in
 * `PRELO_USAGE`: CPU time in ms, peak memory in MB.
 */
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 };
  if (process.env.PRELO_USAGE) writeFileSync(process.env.PRELO_USAGE, JSON.stringify(usage));
});
