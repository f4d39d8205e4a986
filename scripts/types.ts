import { runTypes } from "../src/cli/types.ts";

process.exitCode = await runTypes(process.argv.slice(2));
