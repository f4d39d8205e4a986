import { runCheck } from "../src/commands/check.ts";

process.exitCode = await runCheck(process.argv.slice(2));
