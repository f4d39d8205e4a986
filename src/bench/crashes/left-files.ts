import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { load } from "js-yaml";
import { parentOf, stepsOf, valueAt } from "../../yaml/pointer.ts";
import { keptOf, type Typed } from "./typed.ts";

/** The bytes of all files in a folder, each byte a sign, by their path in it. */
export type Files = ReadonlyMap<string, string>;

/** Reads a folder as it is left. */
export async function filesIn(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const read = paths.map(async (path) => {
    const bytes = await readFile(path);
    return [path.slice(folder.length + 1).replaceAll("\\", "/"), bytes.toString("latin1")] as const;
  });
  return new Map(await Promise.all(read));
}

/** A file that is being written has such a name for a moment. */
export function withoutUnfinished(files: Files): Files {
  return new Map([...files].filter(([path]) => !/(?:^|\/)\.[^/]*$/.test(path)));
}

/** Reads a folder once nothing is being written in it; what is left unfinished for long is read as it is. */
export async function filesAtRest(folder: string): Promise<Files> {
  for (let left = 25; left > 0; left -= 1) {
    const files = await filesIn(folder);
    if (withoutUnfinished(files).size === files.size) return files;
    await sleep(200);
  }
  return filesIn(folder);
}

/**
 * Finds files that are neither as they were nor changed by whole strokes of what was typed in them.
 *
 * @param typed everything that may have come to the disk since `before`
 */
export function tornFiles(before: Files, now: Files, typed: readonly Typed[]): string[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])];
  return paths.flatMap((path) => {
    const [old, text] = [before.get(path), now.get(path)];
    if (old === text) return [];
    if (old === undefined) return [`${path} is new`];
    if (text === undefined) return [`${path} is gone`];
    const own = typed.filter(({ name }) => name.startsWith(`${path}#`));
    return own.length === 0 ? [`${path} has other bytes`] : tornText(path, { old, text, own });
  });
}

interface Compared {
  old: string;
  text: string;
  own: readonly Typed[];
}

function tornText(path: string, { old, text, own }: Compared): string[] {
  const [was, is] = [parsed(old), parsed(text)];
  if (is === undefined) return [`${path} cannot be read`];
  const faults: string[] = [];
  for (const name of new Set(own.map((each) => each.name))) {
    const place = name.slice(path.length + 1);
    const [oldValue, value] = [valueAt(was, place), valueAt(is, place)];
    const isWhole = own.some(
      (each) => each.name === name && keptOf(each, shown(value)) !== undefined,
    );
    if (!isWhole && !isDeepStrictEqual(oldValue, value))
      faults.push(`${name} is ${JSON.stringify(value)}`);
    put(is, place, oldValue);
  }
  const others = isDeepStrictEqual(was, is)
    ? []
    : [`${path} says other things where nothing was typed`];
  return [...faults, ...others];
}

/** What a content file says at a place, as a field shows it. */
export function valueIn(files: Files, name: string): string {
  const [path = "", place = ""] = name.split("#");
  return shown(valueAt(parsed(files.get(path) ?? ""), place));
}

/** The last line of a long text ends, too; a field does not show it. */
function shown(value: unknown): string {
  return typeof value === "string" ? value.replace(/\n$/, "") : String(value);
}

function parsed(bytes: string): unknown {
  try {
    return load(Buffer.from(bytes, "latin1").toString("utf8"));
  } catch {
    return undefined;
  }
}

function put(root: unknown, place: string, value: unknown): void {
  const group = valueAt(root, parentOf(place));
  const [key = ""] = stepsOf(place).slice(-1);
  if (typeof group === "object" && group !== null) Object.assign(group, { [key]: value });
}
