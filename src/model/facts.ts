/** A fact token in a text, `${firm.phone}`, and its range. */
export interface FactToken {
  /** The text between the braces, trimmed. */
  name: string;
  start: number;
  end: number;
  /** The closing brace is missing. */
  open: boolean;
}

/** The facts that texts may use. */
export interface Facts {
  names: readonly string[];
  /**
   * Returns the text of a fact, with the tokens in it replaced, or the reason why there is none:
   * `"unknown"` if no fact has that name, `"circular"` if the fact contains itself, nests too
   * deeply or expands to too long a text.
   */
  get(name: string): Fact;
}

export type Fact = { text: string } | { missing: "unknown" | "circular" };

/** How deeply facts may nest. */
const maxFactDepth = 100;
/**
 * Limit for the expanded text of a fact, in characters. Nested facts can grow exponentially: a fact
 * that is used twice doubles the text.
 */
const maxTextLength = 100_000;

const tokenPattern = /\$\{([^{}\n]*)(\}?)/g;

/** Returns all tokens of a text, in order. */
export function findFactTokens(text: string): FactToken[] {
  return [...text.matchAll(tokenPattern)].map(({ 0: whole, 1: name = "", 2: close, index }) => ({
    name: name.trim(),
    start: index,
    end: index + whole.length,
    open: close === "",
  }));
}

/** Replaces each token for which `textOf` returns a text. Leaves unknown and unclosed tokens. */
export function replaceFactTokens(
  text: string,
  textOf: (name: string) => string | undefined,
): string {
  if (!text.includes("${")) return text;
  return text.replace(tokenPattern, (whole, name: string, close: string) =>
    close ? (textOf(name.trim()) ?? whole) : whole,
  );
}

/**
 * Collects the facts of a site's settings and collections. The name of a fact is its path
 * (`firm.address.city`). In a list, the entry's id is the path segment (`services.payroll.title`);
 * the id alone names the entry's `value`, if it has one (`claims.clients`).
 */
export function createFacts(
  settings: { firm?: unknown; claims?: unknown },
  collections: Readonly<Record<string, readonly unknown[]>>,
): Facts {
  const { firm, claims } = settings;
  const groups: Readonly<Record<string, unknown>> = { firm, claims, ...collections };
  const writtenIn = createFactGroupReader(groups);
  const known = new Map<string, Fact>();
  let depth = 0;
  const get = (name: string): Fact => {
    const found = known.get(name);
    if (found) return found;
    if (depth >= maxFactDepth) return { missing: "circular" };
    depth += 1;
    const fact = resolve(name);
    depth -= 1;
    known.set(name, fact);
    return fact;
  };
  const resolve = (name: string): Fact => {
    const text = writtenIn(name.split(".", 1)[0] ?? "").get(name);
    if (text === undefined) return { missing: "unknown" };
    // Cycle detection: a lookup of this name during its own resolution finds this entry.
    known.set(name, { missing: "circular" });
    const inner = findFactTokens(text).map((found) => get(found.name));
    const circular = inner.find((fact) => "missing" in fact && fact.missing === "circular");
    if (circular) return circular;
    const length = inner.reduce((sum, fact) => sum + (factTextOf(fact)?.length ?? 0), 0);
    if (length > maxTextLength) return { missing: "circular" };
    return { text: replaceFactTokens(text, (each) => factTextOf(get(each))) };
  };
  return {
    get names() {
      return Object.keys(groups).flatMap((group) => [...writtenIn(group).keys()]);
    },
    get,
  };
}

/**
 * Returns a function that reads a group of facts: their texts by full name. It reads each group
 * once.
 */
function createFactGroupReader(groups: Readonly<Record<string, unknown>>) {
  const read = new Map<string, ReadonlyMap<string, string>>();
  return (group: string): ReadonlyMap<string, string> => {
    const known = read.get(group);
    if (known) return known;
    const texts = new Map<string, string>();
    if (Object.hasOwn(groups, group)) collectFacts(groups[group], group, texts);
    read.set(group, texts);
    return texts;
  };
}

/** Returns the text of a fact; `undefined` if it is missing. */
export function factTextOf(fact: Fact): string | undefined {
  return "text" in fact ? fact.text : undefined;
}

function collectFacts(value: unknown, name: string, facts: Map<string, string>) {
  if (typeof value === "string" || typeof value === "number") facts.set(name, String(value));
  else if (Array.isArray(value)) for (const entry of value) collectEntryFacts(entry, name, facts);
  else if (isRecord(value)) collectFieldFacts(value, name, facts);
}

function collectEntryFacts(entry: unknown, name: string, facts: Map<string, string>) {
  if (!isRecord(entry) || typeof entry.id !== "string") return;
  const own = `${name}.${entry.id}`;
  if (typeof entry.value === "string") facts.set(own, entry.value);
  collectFieldFacts(entry, own, facts);
}

function collectFieldFacts(fields: object, name: string, facts: Map<string, string>) {
  for (const [key, value] of Object.entries(fields)) collectFacts(value, `${name}.${key}`, facts);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
