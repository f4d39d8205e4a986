import { runCheck } from "../src/build/check.ts";

process.exitCode = await runCheck(process.argv.slice(2));
