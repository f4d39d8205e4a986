import { valueAt } from "../../text/pointer.ts";
import type { Change } from "../../text/surgery/change.ts";
import { stepsFor } from "../../text/surgery/change-steps.ts";
import { applyStep } from "../../text/surgery/model.ts";
import { type Made, type Step, steps } from "./migration-steps.ts";

/** The version of content that this program writes. */
export const contentVersion = Math.max(...steps.map(({ version }) => version));

const field = "contentVersion";

/** What is to be done with settings of an older version. */
export interface Migration {
  /** In their order; the last one notes the version. */
  changes: readonly Change[];
  /** A sentence for each thing that is done. */
  said: readonly string[];
}

/** The version of content, as its settings tell it; older content does not, and is of the first. */
export function versionOf(settings: unknown): number {
  const version = valueAt(settings, `/${field}`);
  return typeof version === "number" ? version : 1;
}

/**
 * What brings the settings of a site to this program's version; nothing where they have its form already.
 *
 * @param settings the value of site.yaml, which may be anything
 * @param all the steps that there are, oldest first
 */
export function planMigration(
  settings: unknown,
  all: readonly Step[] = steps,
): Migration | undefined {
  const ahead = all.filter((step) => step.version > versionOf(settings));
  const made: Made[] = [];
  // Each step finds what the one before it made.
  let now = settings;
  for (const step of ahead) {
    const its = step.changes(now);
    now = its.flatMap(({ changes }) => changes).reduce(changed, now);
    made.push(...its);
  }
  if (made.length === 0) return undefined;
  const note: Change = {
    kind: "set",
    path: `/${field}`,
    value: Math.max(...ahead.map(({ version }) => version)),
  };
  return {
    changes: [...made.flatMap(({ changes }) => changes), note],
    said: made.map(({ said }) => said),
  };
}

/** A value after a change; as it was where that cannot be made, which whoever writes it will be told. */
function changed(value: unknown, change: Change): unknown {
  const parts = stepsFor(value, change);
  return "refused" in parts ? value : parts.reduce(applyStep, value);
}
