import { runDraw } from "../src/commands/drawing/draw.ts";

process.exitCode = await runDraw(process.argv.slice(2));
