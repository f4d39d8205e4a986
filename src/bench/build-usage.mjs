import { writeFileSync } from "node:fs";

/*
 * Loaded before a command, it leaves what the process took where the environment asks for it: the
 * processor's time in ms, the most memory in MB.
 */
process.on("exit", () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 };
  if (process.env.PRELO_USAGE) writeFileSync(process.env.PRELO_USAGE, JSON.stringify(usage));
});
