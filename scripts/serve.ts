import { runServe } from "../src/cli/receiving/serve-site.ts";

process.exitCode = await runServe(process.argv.slice(2));
