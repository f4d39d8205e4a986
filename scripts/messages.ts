import { runMessages } from "../src/cli/receiving/read-messages.ts";

process.exitCode = await runMessages(process.argv.slice(2));
