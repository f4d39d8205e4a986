import { runPublish } from "../src/cli/publishing/publish.ts";

process.exitCode = await runPublish(process.argv.slice(2));
