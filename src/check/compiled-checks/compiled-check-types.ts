/** Checks a value against a schema. If it returns `false`, `errors` contains the errors. */
export interface CompiledCheck {
  (value: unknown): unknown;
  errors?: null | object[];
}

/** Returns the compiled check of a schema, or `undefined` for an unknown id. */
export type CompiledCheckLookup = (schemaId: string) => CompiledCheck | undefined;
