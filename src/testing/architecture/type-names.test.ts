import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/**
 * Vague words that must not be type names. Participles, pronouns and clauses do not describe a
 * value. Developers extend the list by hand. Similar nouns (Setting, Listing, Heading, Binding,
 * Booking) are fine.
 */
const vagueWords = [
  ...["Again", "Asked", "Begun", "Beside", "Bound", "Bringing", "Brought", "Built", "Carried"],
  ...[
    "Chosen",
    "Come",
    "Cut",
    "Deed",
    "Done",
    "Drawn",
    "Fallen",
    "Filled",
    "Found",
    "Given",
    "Gone",
  ],
  ...["Ground", "Grown", "Happened", "Heard", "Held", "Hidden", "Kept", "Known", "Laid", "Left"],
  ...["Looked", "Looks", "Lost", "Made", "Manner", "Meant", "Means", "Named", "Needed", "Opened"],
  ...["Pasted", "Placed", "Put", "Read", "Remembered", "Said", "Seen", "Sent", "Set", "Shown"],
  ...[
    "Sought",
    "Spoken",
    "Staying",
    "Taken",

    "Things",
    "Thrown",
    "Told",
    "Turned",
    "Typed",
  ],
  ...["Unkept", "Unshown", "Used", "Waiting", "Way", "Ways", "Wanted", "What", "Written"],
];

/** A type, or an exported value. */
interface Declaration {
  file: string;
  name: string;
  isType: boolean;
  isExported: boolean;
}

const declared =
  /^(export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(function\*?|const|class|interface|type|enum) (\w+)/gm;

function declarations(): Declaration[] {
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" });
  const files = paths
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|e2e|d|en)\.tsx?$/.test(path))
    .filter((path) => !/^(?:testing\/(?:sites|older)|model\/types\.ts)/.test(path));
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const all = [...text.matchAll(declared)].map(([, exported, kind, name = ""]) => ({
      file,
      name,
      isType: /^(?:class|interface|type|enum)$/.test(kind ?? ""),
      isExported: exported !== undefined,
    }));
    return all.filter(({ isType, isExported }) => isType || isExported);
  });
}

/** Returns the names that two or more files declare, with those files. */
function repeated(all: readonly Declaration[], keyOf: (each: Declaration) => string) {
  const groups = new Map<string, string[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each.file]);
  return [...groups].filter(([, { length }]) => length > 1);
}

/**
 * Files that are alternatives to each other, one per language, block, storage backend or delivery,
 * or one for the browser.
 */
const parallel = [
  /\.pt-br\.ts$|^blocks\//,
  /^layout\/search\/(?:no-search\.ts|stems\/)/,
  /^model\/countries\/phones\/phone-table-lazy\.ts$/,
  /^studio\/browser\/static-studio-addresses\.ts$/,
  /\/single-file-export\/fetch-export-file\.ts$/,
  /^studio\/hosts\/(?:directory|github|http|local)\//,
  /^ui\/form\/sending\/[\w-]+-delivery\.ts$/,
];

const all = declarations();
const moduleOf = ({ file }: Declaration) => file.split("/")[0] ?? "";

test("no type is named after a participle, a pronoun or a clause", () => {
  expect(all.length).toBeGreaterThan(2000);
  const types = all.filter(({ isType }) => isType);
  const vague = types.filter(({ name }) => vagueWords.includes(name));
  expect(vague.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test("a module declares each exported name once", () => {
  // Parallel files export the same names on purpose, because they replace each other.
  const apart = all.filter(({ file, isExported }) => isExported && !isParallel(file));
  const twice = repeated(apart, (each) => `${moduleOf(each)}: ${each.name}`);
  expect(twice.map(([name, files]) => `${name} (${files.join(", ")})`)).toEqual([]);
});

test("no two modules declare a type with the same name, exported or not", () => {
  const types = all.filter(({ file, isType }) => isType && !isParallel(file));
  const modules = types.map((each) => ({ ...each, file: moduleOf(each) }));
  const shared = repeated(modules, ({ name }) => name).filter(
    ([, found]) => new Set(found).size > 1,
  );
  expect(shared.map(([name, found]) => `${name} (${found.join(", ")})`)).toEqual([]);
});

function isParallel(file: string): boolean {
  return parallel.some((pattern) => pattern.test(file));
}
