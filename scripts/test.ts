import { guarded } from "../src/cli/run-command.ts";
import { runAll } from "../src/testing/run.ts";

process.exitCode = await guarded(process.argv.slice(2), "test", runAll);
