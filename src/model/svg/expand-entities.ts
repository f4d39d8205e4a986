/**
 * The maximum length of an entity. Illustrator defines namespace URLs as entities, which are
 * shorter.
 */
const maxEntityLength = 200;

/**
 * Expands the entities of an SVG source.
 *
 * @returns `undefined` if an entity is long, or contains other entities or markup: such entities
 * can expand exponentially ("billion laughs")
 */
export function expandEntities(source: string): string | undefined {
  const entities = new Map<string, string>();
  for (let at = source.indexOf("<!ENTITY"); at >= 0; at = source.indexOf("<!ENTITY", at + 1)) {
    const [, name = "", quote] =
      /^<!ENTITY\s+(%?\s*\S{1,80})\s{1,20}(["'])/.exec(source.slice(at, at + 120)) ?? [];
    if (quote === undefined) continue;
    const start = source.indexOf(quote, at) + 1;
    const value = source.slice(start, start + maxEntityLength + 1).split(quote)[0] ?? "";
    if (value.length > maxEntityLength || /[&<%]/.test(value)) return undefined;
    entities.set(name, value);
  }
  if (entities.size === 0) return source;
  return source.replace(/&([\w.:-]{1,80});/g, (whole, name) => entities.get(name) ?? whole);
}
