import { budgets, interactive } from "../../../content/blocks/interactive.ts";
import { registry } from "../../../content/blocks/registry.ts";
import { rules } from "../../../content/blocks/rules.ts";
import { createValidator } from "../../check/schema/validator.ts";
import {
  type GeneratedChecksFactory,
  loadGeneratedChecks,
} from "../../check/schema-compilation/load-generated-checks.ts";
import { createMemoryFileStore } from "../../load/files/memory-files.ts";
import { withEngineRules } from "../../load/load.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import { type CoreOutput, collectCoreOutput } from "./core-output.ts";

/**
 * What the page fetches: schemas, the texts of a content folder, and the changed texts of two
 * variants.
 */
export interface FetchedInput {
  schemas: Schemas;
  content: Record<string, string>;
  edited: Record<string, string>;
  mistaken: Record<string, string>;
}

/** What the page reports when it is done. */
export interface BrowserReport {
  /** True if the page cannot compile code from text. */
  refused: boolean;
  seen?: CoreOutput;
  fault?: string;
}

/** Inspects the fetched content and leaves the report on `globalThis` for the test. */
export async function reportCoreOutput(printed: GeneratedChecksFactory): Promise<void> {
  const refused = isEvalBlocked();
  const told = await computeCoreOutput(printed).then(
    (seen): BrowserReport => ({ refused, seen }),
    (error: Error): BrowserReport => ({ refused, fault: error.stack ?? error.message }),
  );
  Object.assign(globalThis, { told });
}

async function computeCoreOutput(printed: GeneratedChecksFactory): Promise<CoreOutput> {
  const brought: FetchedInput = await (await fetch("/brought.json")).json();
  const { schemas, content, edited, mistaken } = brought;
  const folder = (other: Record<string, string>) =>
    createMemoryFileStore("content", Object.entries({ ...content, ...other }));
  const validate = createValidator(schemas, loadGeneratedChecks(printed, schemas));
  const folders = { content: folder({}), edited: folder(edited), mistaken: folder(mistaken) };
  const own = { registry, interactive, budgets };
  return collectCoreOutput(folders, { schemas, validate, book: withEngineRules(rules), own });
}

function isEvalBlocked(): boolean {
  try {
    return new Function("return false")();
  } catch {
    return true;
  }
}
