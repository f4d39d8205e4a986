import { runPreview } from "../src/dev/command.ts";

process.exitCode = await runPreview(process.argv.slice(2));
