import type { Change } from "../../yaml/edit/change.ts";
import { stepsFor } from "../../yaml/edit/change-steps.ts";
import { applyStep } from "../../yaml/edit/steps.ts";
import { valueAt } from "../../yaml/json-pointer.ts";
import type { Step } from "./content-step.ts";
import { steps } from "./migration-steps.ts";
import { changesOf, type TrackedChanges } from "./step-changes.ts";

/** The field of the settings that notes the version of the content. */
export const versionField = "contentVersion";

/** The planned migration of one file. */
interface FilePlan {
  /** In their order. */
  changes: readonly Change[];
  /** A sentence for each thing that is done. */
  said: readonly string[];
  /** Where values stand afterwards, and where they stood before the one step that brought them there. */
  moved: TrackedChanges["moved"];
  /** The value of the file after the migration. */
  value: unknown;
}

/** A content file to migrate. */
interface OlderFile {
  schemaId: string;
  /** What it says, which may be anything. */
  value: unknown;
  /** As sentences name it. */
  file: string;
  /** The version of the content that it belongs to. */
  version: number;
}

/** The version of content, as its settings tell it; older content does not, and is of the first. */
export function versionOf(settings: unknown): number {
  const version = valueAt(settings, `/${versionField}`);
  return typeof version === "number" ? version : 1;
}

/**
 * What brings a content file to this program's version; `undefined` if it is current.
 *
 * @param all the steps that there are, oldest first
 */
export function planFileMigration(
  { schemaId, value, file, version }: OlderFile,
  all: readonly Step[] = steps,
): FilePlan | undefined {
  const made: TrackedChanges[] = [];
  // Each step finds what the one before it made.
  let now = value;
  for (const step of all.filter((each) => each.version > version)) {
    const its = changesOf(step, schemaId, now, file);
    now = its.flatMap(({ changes }) => changes).reduce(applyChange, now);
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

/** Applies a change to a value. If it fails, returns the value; writing reports the error later. */
function applyChange(value: unknown, change: Change): unknown {
  const parts = stepsFor(value, change);
  return "refused" in parts ? value : parts.reduce(applyStep, value);
}
