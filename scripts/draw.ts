import { runDraw } from "../src/commands/draw.ts";

process.exitCode = await runDraw(process.argv.slice(2));
