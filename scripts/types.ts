import { runTypes } from "../src/cli/generate-from-schemas.ts";

process.exitCode = await runTypes(process.argv.slice(2));
