import { runServe } from "../src/cli/form-receiver/serve-site.ts";

process.exitCode = await runServe(process.argv.slice(2));
