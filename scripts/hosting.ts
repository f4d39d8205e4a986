import { runHosting } from "../src/build/hosting/command.ts";

process.exitCode = await runHosting(process.argv.slice(2));
