import { runNew } from "../src/cli/new.ts";

process.exitCode = await runNew(process.argv.slice(2));
