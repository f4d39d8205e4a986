import type { Change } from "../../yaml/edit/change.ts";
import { changeToSteps } from "../../yaml/edit/change-steps.ts";
import { applyStep } from "../../yaml/edit/steps.ts";
import { valueAt } from "../../yaml/json-pointer.ts";
import type { Step } from "./migration-step-types.ts";
import { migrationSteps } from "./migration-steps.ts";
import { findStepChanges, type TrackedChanges } from "./step-changes.ts";

/** The settings field that holds the content version. */
export const versionField = "contentVersion";

/** The planned migration of one file. */
interface FileMigrationPlan {
  /** The changes, in order of application. */
  changes: readonly Change[];
  /** The sentences that describe the changes. */
  said: readonly string[];
  /** The old and new paths of the values that a step moved. */
  moved: TrackedChanges["moved"];
  /** The value of the file after the migration. */
  value: unknown;
}

/** A content file to migrate. */
interface OlderFile {
  schemaId: string;
  /** The parsed value, not yet validated. */
  value: unknown;
  /** The name of the file in messages. */
  file: string;
  /** The version of the content folder. */
  version: number;
}

/** Returns the content version from the settings, or 1 if it is missing. */
export function contentVersionOf(settings: unknown): number {
  const version = valueAt(settings, `/${versionField}`);
  return typeof version === "number" ? version : 1;
}

/**
 * Plans the migration of a content file to the current version. Returns `undefined` if it is
 * current.
 *
 * @param all all steps, oldest first
 */
export function planFileMigration(
  { schemaId, value, file, version }: OlderFile,
  all: readonly Step[] = migrationSteps,
): FileMigrationPlan | undefined {
  const made: TrackedChanges[] = [];
  // Each step runs on the result of the previous one.
  let now = value;
  for (const step of all.filter((each) => each.version > version)) {
    const its = findStepChanges(step, schemaId, now, file);
    now = its.flatMap(({ changes }) => changes).reduce(applyChangeToValue, now);
    made.push(...its);
  }
  if (made.length === 0) return undefined;
  return {
    changes: made.flatMap(({ changes }) => changes),
    said: made.map(({ said }) => said),
    moved: made.flatMap(({ moved }) => moved),
    value: now,
  };
}

/**
 * Applies a change to a value. If that fails, returns the value unchanged: the error is reported
 * when the change is written.
 */
function applyChangeToValue(value: unknown, change: Change): unknown {
  const parts = changeToSteps(value, change);
  return "refused" in parts ? value : parts.reduce(applyStep, value);
}
