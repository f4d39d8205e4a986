import { valueAt } from "../../text/pointer.ts";
import type { Change } from "../../text/surgery/change.ts";
import { type Made, steps } from "./migration-steps.ts";

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
 */
export function planMigration(settings: unknown): Migration | undefined {
  const version = versionOf(settings);
  const ahead = steps.filter((step) => step.version > version);
  const made: Made[] = ahead.flatMap((step) => step.changes(settings));
  if (made.length === 0) return undefined;
  const note: Change = { kind: "set", path: `/${field}`, value: contentVersion };
  return {
    changes: [...made.flatMap(({ changes }) => changes), note],
    said: made.map(({ said }) => said),
  };
}
