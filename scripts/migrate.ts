import { runMigrate } from "../src/cli/migration/migrate.ts";

process.exitCode = await runMigrate(process.argv.slice(2));
