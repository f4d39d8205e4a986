import { runMessages } from "../src/commands/receiving/read-messages.ts";

process.exitCode = await runMessages(process.argv.slice(2));
