import { runFuzz } from "../src/testing/fuzz.ts";

process.exitCode = await runFuzz(process.argv.slice(2));
