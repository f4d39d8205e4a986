import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { load } from "js-yaml";
import { parentPointer, splitPointer, valueAt } from "../../yaml/json-pointer.ts";
import { countSurvivingKeys, type KeySequence } from "./typed-keys.ts";

/** All files of a folder by relative path, with their bytes as Latin-1 characters. */
export type FolderFiles = ReadonlyMap<string, string>;

/** Reads all files of a folder. */
export async function readFolderFiles(folder: string): Promise<FolderFiles> {
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

/** Drops dotfiles. A file has such a name while it is being written. */
export function withoutTemporaryFiles(files: FolderFiles): FolderFiles {
  return new Map([...files].filter(([path]) => !/(?:^|\/)\.[^/]*$/.test(path)));
}

/**
 * Reads a folder when no file in it is being written. Waits for at most 5 s, then reads it anyway.
 */
export async function readFilesWhenIdle(folder: string): Promise<FolderFiles> {
  for (let left = 25; left > 0; left -= 1) {
    const files = await readFolderFiles(folder);
    if (withoutTemporaryFiles(files).size === files.size) return files;
    await sleep(200);
  }
  return readFolderFiles(folder);
}

/**
 * Finds torn files. In a sound file only typed fields differ, and each of them contains the first
 * letters typed in it.
 *
 * @param typed everything that may have been saved since `before`
 */
export function describeTornFiles(
  before: FolderFiles,
  now: FolderFiles,
  typed: readonly KeySequence[],
): string[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])];
  return paths.flatMap((path) => {
    const [old, text] = [before.get(path), now.get(path)];
    if (old === text) return [];
    if (old === undefined) return [`${path} is new`];
    if (text === undefined) return [`${path} is gone`];
    const own = typed.filter(({ name }) => name.startsWith(`${path}#`));
    return own.length === 0
      ? [`${path} has other bytes`]
      : describeTornFields(path, { old, text, own });
  });
}

interface TornFileInput {
  old: string;
  text: string;
  own: readonly KeySequence[];
}

function describeTornFields(path: string, { old, text, own }: TornFileInput): string[] {
  const [was, is] = [parseYamlOrUndefined(old), parseYamlOrUndefined(text)];
  if (is === undefined) return [`${path} cannot be read`];
  const faults: string[] = [];
  for (const name of new Set(own.map((each) => each.name))) {
    const place = name.slice(path.length + 1);
    const [oldValue, value] = [valueAt(was, place), valueAt(is, place)];
    const isWhole = own.some(
      (each) => each.name === name && countSurvivingKeys(each, toFieldText(value)) !== undefined,
    );
    if (!isWhole && !isDeepStrictEqual(oldValue, value))
      faults.push(`${name} is ${JSON.stringify(value)}`);
    setAtPointer(is, place, oldValue);
  }
  const others = isDeepStrictEqual(was, is)
    ? []
    : [`${path} says other things where nothing was typed`];
  return [...faults, ...others];
}

/** Returns a field's value in the content files as the studio shows it. */
export function readFieldValue(files: FolderFiles, name: string): string {
  const [path = "", place = ""] = name.split("#");
  return toFieldText(valueAt(parseYamlOrUndefined(files.get(path) ?? ""), place));
}

/** Formats a value as a field shows it, without the line break at the end of a block scalar. */
function toFieldText(value: unknown): string {
  return typeof value === "string" ? value.replace(/\n$/, "") : String(value);
}

function parseYamlOrUndefined(bytes: string): unknown {
  try {
    return load(Buffer.from(bytes, "latin1").toString("utf8"));
  } catch {
    return undefined;
  }
}

function setAtPointer(root: unknown, place: string, value: unknown): void {
  const group = valueAt(root, parentPointer(place));
  const [key = ""] = splitPointer(place).slice(-1);
  if (typeof group === "object" && group !== null) Object.assign(group, { [key]: value });
}
