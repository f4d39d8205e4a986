/** Compares one value with one schema; after `false`, `errors` says what is wrong. */
export interface CompiledCheck {
  (value: unknown): unknown;
  errors?: null | object[];
}

/** The check of the schema with that id, compiled; nothing where there is none. */
export type CompiledChecks = (schemaId: string) => CompiledCheck | undefined;
