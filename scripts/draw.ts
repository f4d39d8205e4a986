import { runDraw } from "../src/cli/render-drawings/draw.ts";

process.exitCode = await runDraw(process.argv.slice(2));
