import { runPreview } from "../src/commands/dev.ts";

process.exitCode = await runPreview(process.argv.slice(2));
