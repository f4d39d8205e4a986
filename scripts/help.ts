import { printHelpOrError } from "../src/cli/help.ts";

process.exitCode = printHelpOrError(process.argv.slice(2));
