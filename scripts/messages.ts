import { runMessages } from "../src/cli/form-receiver/messages-command.ts";

process.exitCode = await runMessages(process.argv.slice(2));
