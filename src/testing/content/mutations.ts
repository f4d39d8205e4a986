const replacements: readonly unknown[] = [
  null,
  true,
  42,
  -1.5,
  1_000_000,
  "",
  "all",
  "Não é isto",
  "https://exemplo.example/a.jpg",
  "x".repeat(5000),
  [],
  ["a", "a"],
  {},
];

/**
 * Yields copies of a value, each with one typical mistake. A field is missing, empty, misspelt, of
 * another type or far too long, or a list item is missing or repeated. Some copies are still valid.
 */
export function* mutateValue(value: unknown): Generator<unknown> {
  yield* replacements;
  if (Array.isArray(value)) yield* mutateList(value);
  else if (typeof value === "object" && value !== null) yield* mutateMapping(Object.entries(value));
}

function* mutateList(list: readonly unknown[]): Generator<unknown> {
  yield [...list, ...list];
  for (const [index, item] of list.entries()) {
    yield list.toSpliced(index, 1);
    for (const mutation of mutateValue(item)) yield list.with(index, mutation);
  }
}

function* mutateMapping(fields: readonly [string, unknown][]): Generator<unknown> {
  yield Object.fromEntries([...fields, ["colour", "red"]]);
  for (const [index, [name, field]] of fields.entries()) {
    yield Object.fromEntries(fields.toSpliced(index, 1));
    yield Object.fromEntries(fields.with(index, [`${name}s`, field]));
    for (const mutation of mutateValue(field))
      yield Object.fromEntries(fields.with(index, [name, mutation]));
  }
}
