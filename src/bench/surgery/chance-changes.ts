import type { Change, Json } from "../../yaml/edit/change.ts";
import type { Chance } from "../corpus/random.ts";
import { oddTexts } from "./odd-texts.ts";
import { stepsIn } from "./plain-model.ts";

/** A value with its JSON Pointer and its parent. */
interface Place {
  path: string;
  value: unknown;
  parent: unknown;
}

function placesIn(value: unknown, path = "", parent?: unknown): Place[] {
  const here = { path, value, parent };
  if (typeof value !== "object" || value === null) return [here];
  const inner = Object.entries(value).flatMap(([name, each]) => {
    const step = name.replaceAll("~", "~0").replaceAll("/", "~1");
    return placesIn(each, `${path}/${step}`, value);
  });
  return [here, ...inner];
}

type Maker = (place: Place, chance: Chance) => Change | undefined;

/** Edits that a user makes. Repeated entries are more likely. */
const makers: readonly Maker[] = [
  typed,
  typed,
  typed,
  typed,
  pasted,
  pasted,
  setOther,
  setOther,
  cleared,
  added,
  added,
  added,
  removed,
  removed,
  moved,
  moved,
  duplicated,
  renamed,
];

/** Returns a random change that applies to the value. */
export function changeBy(value: unknown, chance: Chance): Change {
  const places = placesIn(value);
  for (;;) {
    const change = chance.pick(makers)(chance.pick(places), chance);
    if (change) return change;
  }
}

function typed({ path, value }: Place, chance: Chance): Change | undefined {
  if (typeof value !== "string") return undefined;
  const letters = [...value];
  const at = chance.below(letters.length + 1);
  const gone = chance.below(3) === 0 ? 1 + chance.below(4) : 0;
  const letter = chance.pick([..."aé ,.:#'\"-🧮0\n", "", "", " palavra", "ção"]);
  return { kind: "set", path, value: letters.toSpliced(at, gone, letter).join("") };
}

function pasted({ path, value }: Place, chance: Chance): Change | undefined {
  if (typeof value !== "string") return undefined;
  const paste = chance.pick(oddTexts);
  const at = chance.below(value.length + 1);
  const whole = chance.below(3) === 0;
  return { kind: "set", path, value: whole ? paste : value.slice(0, at) + paste + value.slice(at) };
}

function someValue(chance: Chance, deep = 2): Json {
  const kind = chance.below(deep > 0 ? 12 : 8);
  if (kind < 4) return chance.pick(oddTexts);
  if (kind < 6) return chance.pick(["Texto", "Mais um texto, simples.", "id-novo"]);
  if (kind < 8) return chance.pick([0, -0, 1, 2.5, 1e6, 5e-3, -12, true, false, null]);
  const count = chance.below(4);
  const inner = Array.from({ length: count }, () => someValue(chance, deep - 1));
  if (kind < 10) return inner;
  return Object.fromEntries(inner.map((each, index) => [chance.pick(names) + index, each]));
}

const names = ["title", "nome", "with space", "é", "1", "true", "a/b", "a~b", 'q"', "x: y", "-z"];

function setOther({ path, value }: Place, chance: Chance): Change | undefined {
  if (path === "" || (typeof value === "object" && value !== null && chance.below(3) > 0))
    return undefined;
  return { kind: "set", path, value: someValue(chance) };
}

function cleared({ path, value }: Place, chance: Chance): Change | undefined {
  if (path === "" && !Array.isArray(value)) return undefined;
  const isGroup = typeof value === "object" && value !== null;
  const empty = Array.isArray(value) ? [] : isGroup ? {} : "";
  return { kind: "set", path, value: path !== "" && chance.below(4) === 0 ? null : empty };
}

function added({ path, value }: Place, chance: Chance): Change | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const items: readonly unknown[] = Object.values(value);
  const like = chance.below(2) === 0 && items.length > 0 ? chance.pick(items) : undefined;
  const added = like === undefined ? someValue(chance) : (structuredClone(like) as Json);
  if (Array.isArray(value)) {
    const index = chance.below(value.length + 1);
    return { kind: "insert", path: `${path}/${chance.below(4) === 0 ? "-" : index}`, value: added };
  }
  const name = chance.pick(names) + chance.below(100);
  const step = name.replaceAll("~", "~0").replaceAll("/", "~1");
  const before = Object.keys(value)[chance.below(items.length * 2)];
  return { kind: "insert", path: `${path}/${step}`, value: added, ...(before && { before }) };
}

function removed({ path }: Place): Change | undefined {
  return path === "" ? undefined : { kind: "remove", path };
}

function moved({ path, parent }: Place, chance: Chance): Change | undefined {
  if (!Array.isArray(parent) || parent.length < 2) return undefined;
  return { kind: "move", path, to: chance.below(parent.length) };
}

function duplicated({ path, parent, value }: Place, chance: Chance): Change | undefined {
  if (!Array.isArray(parent)) return undefined;
  const name = Array.isArray(value) ? undefined : Object.keys(Object(value))[0];
  const isGroup = typeof value === "object" && value !== null && name !== undefined;
  if (!isGroup || /[~/]/.test(name) || chance.below(2) === 0) return { kind: "duplicate", path };
  return { kind: "duplicate", path, changes: { [`/${name}`]: "outro" } };
}

function renamed({ path, parent }: Place, chance: Chance): Change | undefined {
  if (Array.isArray(parent) || path === "") return undefined;
  const name = `${chance.pick(names)}${chance.below(1000)}`;
  const isFree = !Object.hasOwn(Object(parent), name) && stepsIn(path).at(-1) !== name;
  return isFree ? { kind: "rename-key", path, name } : undefined;
}
