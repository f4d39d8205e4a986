import { runAll } from "../src/testing/run.ts";

process.exitCode = runAll();
