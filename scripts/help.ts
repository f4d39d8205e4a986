import { runHelp } from "../src/commands/help.ts";

process.exitCode = runHelp(process.argv.slice(2));
