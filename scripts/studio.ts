import { runStudio } from "../src/commands/studio.ts";

process.exitCode = await runStudio(process.argv.slice(2));
