import { runTypes } from "../src/commands/types.ts";

process.exitCode = await runTypes(process.argv.slice(2));
