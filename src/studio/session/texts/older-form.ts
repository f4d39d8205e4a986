import { contentFolders, requiredFile } from "../../../check/site-index/content-files.ts";
import type { Step } from "../../../load/migrations/content-step.ts";
import { contentVersion } from "../../../load/migrations/migration-steps.ts";
import { planFile, versionOf } from "../../../load/migrations/plan-migration.ts";
import type { Change } from "../../../yaml/edit/change.ts";

/** What brings a file of older content up, and what it says then. */
export interface TodaysForm {
  changes: readonly Change[];
  value: unknown;
}

/**
 * Content that was written for an older program, as the studio edits it: its files are seen in today's form, as the
 * check sees them, and one that is changed is brought up with its first change. The others stay as they are.
 */
export class OlderForm {
  private version = contentVersion;

  /** @param steps all that there are, oldest first; the program's unless told */
  constructor(private readonly steps?: readonly Step[]) {}

  /**
   * Takes in what the settings say; of settings that cannot be read the version stays the one that is known.
   *
   * @returns whether the content is of another version than before
   */
  settle(settings: unknown): boolean {
    const before = this.version;
    if (settings !== undefined && settings !== null) this.version = versionOf(settings);
    return this.version !== before;
  }

  /** What brings a file up; nothing where it has today's form. @param value what it says as it is written */
  planFor(file: string, value: unknown): TodaysForm | undefined {
    if (value === undefined) return undefined;
    const version = file === requiredFile ? versionOf(value) : this.version;
    return planFile({ schemaId: schemaOf(file), value, file, version }, this.steps);
  }
}

/** The schema of a file of the engine: lists are called as theirs. Steps know no others. */
function schemaOf(path: string): string {
  const [folder = "", name] = path.split("/");
  return name === undefined ? path.replace(/\.yaml$/, ".json") : (contentFolders[folder] ?? "");
}
