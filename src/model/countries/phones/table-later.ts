/**
 * What stands in the studio's page for `table-at-hand.ts`: the plans of all countries come when somebody asks for a
 * number of another country or, at the latest, for what is wrong. Nobody has to wait for them in order to type.
 */
let table = "";
let coming: Promise<void> | undefined;

/** The numbering plans of all countries; empty until they have come, when a number counts as right as it stands. */
export function tableText(): string {
  if (table === "") void tableReady().catch(() => undefined);
  return table;
}

/** Resolves when the plans are there; asks for them again where they did not come. */
export function tableReady(): Promise<void> {
  coming ??= import("./phone-table.ts").then(
    ({ phoneTable }) => {
      table = phoneTable;
    },
    (error) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}
