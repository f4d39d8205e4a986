import { runMigrate } from "../src/cli/content/migrate.ts";

process.exitCode = await runMigrate(process.argv.slice(2));
