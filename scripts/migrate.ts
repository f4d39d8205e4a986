import { runMigrate } from "../src/commands/content/migrate.ts";

process.exitCode = await runMigrate(process.argv.slice(2));
