import { phoneTable } from "./phone-table.ts";

/** The numbering plans of all countries. The studio's bundle uses `phone-table-lazy.ts` instead. */
export function phoneTableText(): string {
  return phoneTable;
}

/** Resolves when the plans are loaded, so that all numbers can be validated. */
export function loadPhoneTable(): Promise<void> {
  return Promise.resolve();
}
