import { runFuzz } from "../src/bench/fuzz.ts";

process.exitCode = await runFuzz(process.argv.slice(2));
