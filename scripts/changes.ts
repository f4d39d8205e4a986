import { runChanges } from "../src/commands/changes.ts";

process.exitCode = await runChanges(process.argv.slice(2));
