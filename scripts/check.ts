import { runCheck } from "../src/cli/check.ts";

process.exitCode = await runCheck(process.argv.slice(2));
