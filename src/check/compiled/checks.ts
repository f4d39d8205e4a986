/** Compares one value with one schema; after `false`, `errors` says what is wrong. */
export interface Check {
  (value: unknown): unknown;
  errors?: null | object[];
}

/** The check of the schema with that id, compiled; nothing where there is none. */
export type Checks = (schemaId: string) => Check | undefined;
