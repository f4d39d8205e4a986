import { runHosting } from "../src/cli/hosting.ts";

process.exitCode = await runHosting(process.argv.slice(2));
