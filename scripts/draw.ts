import { runDraw } from "../src/cli/drawing/draw.ts";

process.exitCode = await runDraw(process.argv.slice(2));
