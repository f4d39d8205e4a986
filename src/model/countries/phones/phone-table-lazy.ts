/**
 * Replaces `phone-table-sync.ts` in the studio's bundle. Loads the numbering plans on first use:
 * when a foreign number is parsed or, at the latest, for diagnostics. Typing does not wait for the
 * plans.
 */
let table = "";
let loading: Promise<void> | undefined;

/**
 * Returns the numbering plans. Empty until loaded: the numbers of firms outside Brazil then count
 * as valid.
 */
export function phoneTableText(): string {
  if (table === "") void loadPhoneTable().catch(() => undefined);
  return table;
}

/** Resolves when the plans are loaded. Rejects if loading fails; the next call tries again. */
export function loadPhoneTable(): Promise<void> {
  loading ??= import("./phone-table.ts").then(
    ({ phoneTable }) => {
      table = phoneTable;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
