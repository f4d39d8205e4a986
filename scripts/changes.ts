import { runChanges } from "../src/build/changes/command.ts";

process.exitCode = await runChanges(process.argv.slice(2));
