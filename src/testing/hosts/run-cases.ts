import { directoryCases } from "./directory-cases.ts";
import { hostContract } from "./host-contract.ts";
import { originFolder } from "./origin-folder.ts";

/** What came of each case, by its name. */
export type Outcomes = Record<string, unknown>;

/** Goes through all cases in this page, one after the other; one that fails tells how. */
export async function runCases(): Promise<Outcomes> {
  const outcomes: Outcomes = {};
  for (const { name, tell } of hostContract) {
    outcomes[name] = await caught(async () => {
      const folder = await originFolder();
      return tell({ ...folder, host: await folder.open() });
    });
  }
  for (const { name, tell } of directoryCases) outcomes[name] = await caught(tell);
  return outcomes;
}

function caught(tell: () => Promise<unknown>): Promise<unknown> {
  return tell().catch((error: Error) => error.stack ?? String(error));
}

Object.assign(window, { runCases });
