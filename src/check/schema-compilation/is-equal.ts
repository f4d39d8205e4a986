/** Whether two JSON values are equal. The order of fields does not matter. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (!isObjectOrArray(one) || !isObjectOrArray(other)) return Object.is(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  const isLike = ([name, value]: [string, unknown]) =>
    others.has(name) && isEqual(value, others.get(name));
  return fields.length === others.size && fields.every(isLike);
}

function isObjectOrArray(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
