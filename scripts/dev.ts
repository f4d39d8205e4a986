import { runPreview } from "../src/cli/dev.ts";

process.exitCode = await runPreview(process.argv.slice(2));
