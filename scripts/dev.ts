import { runPreview } from "../src/commands/preview.ts";

process.exitCode = await runPreview(process.argv.slice(2));
