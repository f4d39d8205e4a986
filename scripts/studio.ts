import { runStudio } from "../src/cli/studio.ts";

process.exitCode = await runStudio(process.argv.slice(2));
