import { contentFolders, requiredFile } from "../../../check/folder-structure/content-files.ts";
import type { Step } from "../../../load/migrations/migration-step-types.ts";
import { contentVersion } from "../../../load/migrations/migration-steps.ts";
import { contentVersionOf, planFileMigration } from "../../../load/migrations/plan-migration.ts";
import type { Change } from "../../../yaml/edit/change.ts";

/** The changes that migrate a file, and the migrated value. */
export interface FileMigration {
  changes: readonly Change[];
  value: unknown;
}

/**
 * Presents content of an older version in the current one, as the check does. The first edit of a
 * file migrates it on disk. Other files stay unchanged.
 */
export class ContentMigration {
  private version = contentVersion;

  /** @param steps all migration steps, oldest first; defaults to those of the program */
  constructor(private readonly steps?: readonly Step[]) {}

  /**
   * Reads the content version from the settings. If they cannot be parsed, the known version
   * stays.
   *
   * @returns whether the version changed
   */
  updateVersion(settings: unknown): boolean {
    const before = this.version;
    if (settings !== undefined && settings !== null) this.version = contentVersionOf(settings);
    return this.version !== before;
  }

  /**
   * Plans the migration of a file. Returns `undefined` if nothing has to be migrated, or if `value`
   * is `undefined`.
   *
   * @param value the parsed value of the file, not migrated
   */
  plan(file: string, value: unknown): FileMigration | undefined {
    if (value === undefined) return undefined;
    const version = file === requiredFile ? contentVersionOf(value) : this.version;
    return planFileMigration(
      { schemaId: schemaNameForPath(file), value, file, version },
      this.steps,
    );
  }
}

/**
 * Derives the schema name of a file from its path. The name is wrong for a list, which has the
 * schema of its items, but no migration step names a list.
 */
function schemaNameForPath(path: string): string {
  const [folder = "", name] = path.split("/");
  return name === undefined ? path.replace(/\.yaml$/, ".json") : (contentFolders[folder] ?? "");
}
