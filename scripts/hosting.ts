import { runHosting } from "../src/commands/hosting.ts";

process.exitCode = await runHosting(process.argv.slice(2));
