/**
 * Returns `next`, with every part that equals the same part of `old` replaced by the old reference,
 * so that unchanged parts do not re-render.
 */
export function shareStructure(old: unknown, next: unknown): unknown {
  if (Object.is(old, next) || !isObject(old) || !isObject(next)) return next;
  if (Array.isArray(old) !== Array.isArray(next)) return next;
  const copy: object = Array.isArray(next) ? [...next] : { ...next };
  const names = Object.keys(next);
  let isSame = names.length === Object.keys(old).length;
  names.forEach((name, at) => {
    const before: unknown = Object.hasOwn(old, name) ? Reflect.get(old, name) : undefined;
    const shared = shareStructure(before, Reflect.get(next, name));
    Reflect.set(copy, name, shared);
    isSame &&= Object.is(before, shared) && Object.keys(old)[at] === name;
  });
  return isSame ? old : copy;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
