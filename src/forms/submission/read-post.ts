/** A submission, parsed from JSON or from a form post. */
export interface Submission {
  /** A UUID, the same for retries. Only sent by scripts. */
  id?: string;
  /** How long the form was open (ms). Only sent by scripts. */
  elapsed?: number;
  /** The value of the honeypot field. */
  trap: string;
  fields: Readonly<Record<string, string>>;
  /** The token of Turnstile. */
  turnstile?: string;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const knownKeys = new Set(["id", "elapsed", "trap", "fields", "turnstile"]);

/** The field name of Turnstile's token. */
const turnstileField = "cf-turnstile-response";

/** Parses the JSON that the page's script sends. Returns `undefined` if it has another shape. */
export function parseJsonPost(text: string): Submission | undefined {
  const sent = parseJson(text);
  if (!isRecord(sent) || !Object.keys(sent).every((name) => knownKeys.has(name))) return undefined;
  const { id, elapsed, trap = "", fields, turnstile } = sent;
  if (typeof id !== "string" || !uuid.test(id)) return undefined;
  if (typeof elapsed !== "number" || !(elapsed >= 0)) return undefined;
  if (typeof trap !== "string" || !isRecord(fields)) return undefined;
  if (turnstile !== undefined && typeof turnstile !== "string") return undefined;
  const entries = Object.entries(fields);
  if (!entries.every(isTextEntry)) return undefined;
  return { id: id.toLowerCase(), elapsed, trap, fields: toFields(entries), turnstile };
}

/**
 * Parses a form post without JavaScript, `application/x-www-form-urlencoded` (WHATWG URL, 5).
 * Stricter than the standard: invalid UTF-8 and repeated fields are rejected.
 *
 * @param trapName the name of the honeypot field
 */
export function parseFormPost(text: string, trapName: string): Submission | undefined {
  const pairs = text.split("&").filter(Boolean).map(decodePair);
  if (!pairs.every((pair): pair is [string, string] => pair !== undefined && isTextEntry(pair)))
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
    return [decodeComponent(name), decodeComponent(value.join("="))];
  } catch {
    return undefined;
  }
}

function decodeComponent(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether an entry is a text without lone surrogates, which cannot be stored unchanged. */
function isTextEntry(entry: [string, unknown]): entry is [string, string] {
  const [name, value] = entry;
  return typeof value === "string" && !/\p{Surrogate}/u.test(name + value);
}

/**
 * Cleans the values of fields, see `cleanSubmittedText`. Field names may be anything, including
 * `constructor`.
 */
function toFields(entries: readonly [string, unknown][]): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of entries) fields[name] = cleanSubmittedText(String(value));
  return fields;
}

/**
 * Normalizes line ends, because browsers post CRLF. Removes control and bidi characters: they come
 * from pasted text, or are meant to mislead readers.
 */
function cleanSubmittedText(text: string): string {
  const lines = text.replace(/\r\n?/g, "\n");
  return lines.replace(/(?![\t\n])[\p{Cc}\p{Bidi_Control}\p{Noncharacter_Code_Point}]/gu, "");
}
