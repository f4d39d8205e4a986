import { runMigrate } from "../src/commands/migrate.ts";

process.exitCode = await runMigrate(process.argv.slice(2));
