import { runServe } from "../src/commands/receiving/serve-site.ts";

process.exitCode = await runServe(process.argv.slice(2));
