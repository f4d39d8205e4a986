import { runMessages } from "../src/cli/form-receiver/read-messages.ts";

process.exitCode = await runMessages(process.argv.slice(2));
