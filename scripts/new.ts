import { runNew } from "../src/commands/new.ts";

process.exitCode = await runNew(process.argv.slice(2));
