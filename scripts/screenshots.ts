import { runScreenshots } from "../src/testing/screenshots.ts";

process.exitCode = await runScreenshots(process.argv.slice(2));
