/**
 * What stands in the studio's page for `phone-table-sync.ts`: the plans of all countries come when somebody asks for a
 * number of another country or, at the latest, for what is wrong. Nobody has to wait for them in order to type.
 */
let table = "";
let loading: Promise<void> | undefined;

/** The numbering plans of all countries; empty until they have come, when a number counts as right as it stands. */
export function phoneTableText(): string {
  if (table === "") void loadPhoneTable().catch(() => undefined);
  return table;
}

/** Resolves when the plans are there; asks for them again where they did not come. */
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
