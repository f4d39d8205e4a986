import { runHelp } from "../src/cli/help.ts";

process.exitCode = runHelp(process.argv.slice(2));
