import { runCommand } from "../src/cli/run-command.ts";
import { runChecksAndTests } from "../src/testing/run-tests.ts";

process.exitCode = await runCommand(process.argv.slice(2), "test", runChecksAndTests);
