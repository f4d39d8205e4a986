import { hostContract } from "./backend-contract.ts";
import { directoryCases } from "./directory-backend-cases.ts";
import { createOpfsFolder } from "./opfs-folder.ts";

/** The result of each case, by name. */
export type CaseResults = Record<string, unknown>;

/** Runs all cases in this page, one after the other. The result of a failing case is its error. */
export async function runBackendCases(): Promise<CaseResults> {
  const outcomes: CaseResults = {};
  for (const { name, run } of hostContract) {
    outcomes[name] = await resultOrError(async () => {
      const folder = await createOpfsFolder();
      return run({ ...folder, host: await folder.open() });
    });
  }
  for (const { name, run } of directoryCases) outcomes[name] = await resultOrError(run);
  return outcomes;
}

function resultOrError(tell: () => Promise<unknown>): Promise<unknown> {
  return tell().catch((error: Error) => error.stack ?? String(error));
}

Object.assign(window, { runCases: runBackendCases });
