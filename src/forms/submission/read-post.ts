/** What a visitor's browser sent, whatever the way. */
export interface Post {
  /** One for each message, the same on a second try; only scripts send it. */
  id?: string;
  /** How long the form was there, in milliseconds; only scripts send it. */
  elapsed?: number;
  /** What stands in the field that only robots fill in. */
  trap: string;
  fields: Readonly<Record<string, string>>;
  /** What Turnstile gave the page. */
  turnstile?: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const known = new Set(["id", "elapsed", "trap", "fields", "turnstile"]);

/** The name under which Turnstile puts its token into a form. */
const turnstileField = "cf-turnstile-response";

/** Reads the JSON that the page's script sends; nothing where it is not of that shape. */
export function readJsonPost(text: string): Post | undefined {
  const sent = parse(text);
  if (!isRecord(sent) || !Object.keys(sent).every((name) => known.has(name))) return undefined;
  const { id, elapsed, trap = "", fields, turnstile } = sent;
  if (typeof id !== "string" || !uuid.test(id)) return undefined;
  if (typeof elapsed !== "number" || !(elapsed >= 0)) return undefined;
  if (typeof trap !== "string" || !isRecord(fields)) return undefined;
  if (turnstile !== undefined && typeof turnstile !== "string") return undefined;
  const entries = Object.entries(fields);
  if (!entries.every(isText)) return undefined;
  return { id: id.toLowerCase(), elapsed, trap, fields: toFields(entries), turnstile };
}

/**
 * Reads what a browser sends without scripts, `application/x-www-form-urlencoded` (WHATWG URL, 5). Unlike there, bytes
 * that are no UTF-8 are no message, and no field comes twice.
 *
 * @param trapName the name of the field that only robots fill in
 */
export function readFormPost(text: string, trapName: string): Post | undefined {
  const pairs = text.split("&").filter(Boolean).map(decodePair);
  if (!pairs.every((pair): pair is [string, string] => pair !== undefined && isText(pair)))
    return undefined;
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) return undefined;
  const textOf = (wanted: string) => pairs.find(([name]) => name === wanted)?.[1];
  const answers = pairs.filter(([name]) => name !== trapName && name !== turnstileField);
  return {
    trap: textOf(trapName) ?? "",
    fields: toFields(answers),
    turnstile: textOf(turnstileField),
  };
}

function decodePair(pair: string): [string, string] | undefined {
  const [name = "", ...value] = pair.split("=");
  try {
    return [decode(name), decode(value.join("="))];
  } catch {
    return undefined;
  }
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Half a character of two (a lone surrogate) could not be stored as it is. */
function isText(entry: [string, unknown]): entry is [string, string] {
  const [name, value] = entry;
  return typeof value === "string" && !/\p{Surrogate}/u.test(name + value);
}

/** Line ends as scripts see them; browsers post others. A field may have any name, also `constructor`. */
function toFields(entries: readonly [string, unknown][]): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of entries) fields[name] = withoutControls(String(value));
  return fields;
}

/** Nobody types controls or marks of direction: they come along with what is pasted, or are meant to mislead a reader. */
function withoutControls(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n");
  return lines.replace(/(?![\t\n])[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu, "");
}
