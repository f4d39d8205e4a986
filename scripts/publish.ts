import { runPublish } from "../src/commands/publishing/publish.ts";

process.exitCode = await runPublish(process.argv.slice(2));
