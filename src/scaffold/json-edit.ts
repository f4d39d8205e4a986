/** The offsets of an object in a JSON text, and those of its values by field name. */
interface ObjectOffsets {
  /** The offset after "{". */
  start: number;
  /** The offset of "}". */
  end: number;
  fields: Map<string, number>;
}

/**
 * Adds fields at the end of an object that is a field of the top-level object. Creates the inner
 * object if it is missing. Leaves all other bytes unchanged. New lines get the surrounding
 * indentation and line ends. An object on one line remains on one line.
 *
 * @param text a JSON object
 * @param name field of the inner object; an existing value must be an object
 * @param fields the new fields; the object must not contain them yet
 */
export function addJsonFields(
  text: string,
  name: string,
  fields: Readonly<Record<string, string>>,
): string {
  const whole = findObjectAt(text, text.indexOf("{"));
  const inner = whole.fields.get(name);
  const unit = detectIndent(text, whole);
  if (inner === undefined) return insertFields(text, whole, [[name, fields]], { depth: 1, unit });
  const group = findObjectAt(text, inner);
  return insertFields(text, group, Object.entries(fields), { depth: 2, unit });
}

interface IndentLayout {
  depth: number;
  unit: string;
}

function insertFields(
  text: string,
  group: ObjectOffsets,
  entries: readonly (readonly [string, unknown])[],
  { depth, unit }: IndentLayout,
): string {
  if (entries.length === 0) return text;
  const inside = text.slice(group.start, group.end);
  const isEmpty = group.fields.size === 0;
  const isLine = !inside.includes("\n") && !(isEmpty && text.includes("\n"));
  const space = isLine && !/[":]\s|^\s/.test(inside) ? "" : " ";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const gap = isLine ? space : end + unit.repeat(depth);
  const written = entries.map(([name, value]) => {
    const shown = JSON.stringify(value, undefined, isLine ? undefined : unit);
    return `${JSON.stringify(name)}:${space}${shown.replaceAll("\n", gap)}`;
  });
  const at = group.start + inside.trimEnd().length;
  const all = written.join(`,${gap}`);
  if (!isEmpty) return `${text.slice(0, at)},${gap}${all}${text.slice(at)}`;
  const around = isLine ? ["", ""] : [gap, end + unit.repeat(depth - 1)];
  return text.slice(0, group.start) + around.join(all) + text.slice(group.end);
}

/** Returns the indentation of the object's fields; two spaces if they are not indented. */
function detectIndent(text: string, { start }: ObjectOffsets): string {
  return /^[^\S\r\n]*\r?\n([ \t]+)"/.exec(text.slice(start))?.[1] ?? "  ";
}

const tokenPattern = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

/** Finds the end and the values of the object that starts at an offset. */
function findObjectAt(text: string, at: number): ObjectOffsets {
  const fields: ObjectOffsets["fields"] = new Map();
  let depth = 0;
  let last = "";
  for (const { 0: sign, index } of text.slice(at).matchAll(tokenPattern)) {
    const start = at + index;
    if (sign === ":" && depth === 1) {
      const gap = text.slice(start + 1).search(/\S/);
      fields.set(JSON.parse(last), start + 1 + gap);
    }
    if (sign === "{" || sign === "[") depth += 1;
    if (sign === "}" || sign === "]") depth -= 1;
    if (depth === 0) return { start: at + 1, end: start, fields };
    last = sign;
  }
  return { start: at + 1, end: text.length, fields };
}
