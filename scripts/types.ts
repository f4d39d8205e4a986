import { runTypes } from "../src/cli/generate-types.ts";

process.exitCode = await runTypes(process.argv.slice(2));
