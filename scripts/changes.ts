import { runChanges } from "../src/cli/changes.ts";

process.exitCode = await runChanges(process.argv.slice(2));
