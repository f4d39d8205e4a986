import type { Change, Json } from "../../yaml/edit/change.ts";
import type { RandomSource } from "../mistake-corpus/random.ts";
import { pointerSteps } from "./reference-model.ts";
import { trickyTexts } from "./tricky-texts.ts";

/** A value with its JSON Pointer and its parent. */
interface ValueNode {
  path: string;
  value: unknown;
  parent: unknown;
}

function collectNodes(value: unknown, path = "", parent?: unknown): ValueNode[] {
  const here = { path, value, parent };
  if (typeof value !== "object" || value === null) return [here];
  const inner = Object.entries(value).flatMap(([name, each]) => {
    const step = name.replaceAll("~", "~0").replaceAll("/", "~1");
    return collectNodes(each, `${path}/${step}`, value);
  });
  return [here, ...inner];
}

type ChangeGenerator = (place: ValueNode, chance: RandomSource) => Change | undefined;

/** Kinds of edits that users make. Those listed several times are chosen more often. */
const changeGenerators: readonly ChangeGenerator[] = [
  createTypingChange,
  createTypingChange,
  createTypingChange,
  createTypingChange,
  createPasteChange,
  createPasteChange,
  createSetChange,
  createSetChange,
  createClearChange,
  createInsertChange,
  createInsertChange,
  createInsertChange,
  createRemoveChange,
  createRemoveChange,
  createMoveChange,
  createMoveChange,
  createDuplicateChange,
  createRenameChange,
];

/** Returns a random change that applies to the value. */
export function randomChange(value: unknown, chance: RandomSource): Change {
  const places = collectNodes(value);
  for (;;) {
    const change = chance.pick(changeGenerators)(chance.pick(places), chance);
    if (change) return change;
  }
}

function createTypingChange({ path, value }: ValueNode, chance: RandomSource): Change | undefined {
  if (typeof value !== "string") return undefined;
  const letters = [...value];
  const at = chance.below(letters.length + 1);
  const gone = chance.below(3) === 0 ? 1 + chance.below(4) : 0;
  const letter = chance.pick([..."aé ,.:#'\"-🧮0\n", "", "", " palavra", "ção"]);
  return { kind: "set", path, value: letters.toSpliced(at, gone, letter).join("") };
}

function createPasteChange({ path, value }: ValueNode, chance: RandomSource): Change | undefined {
  if (typeof value !== "string") return undefined;
  const paste = chance.pick(trickyTexts);
  const at = chance.below(value.length + 1);
  const whole = chance.below(3) === 0;
  return { kind: "set", path, value: whole ? paste : value.slice(0, at) + paste + value.slice(at) };
}

function randomValue(chance: RandomSource, deep = 2): Json {
  const kind = chance.below(deep > 0 ? 12 : 8);
  if (kind < 4) return chance.pick(trickyTexts);
  if (kind < 6) return chance.pick(["Texto", "Mais um texto, simples.", "id-novo"]);
  if (kind < 8) return chance.pick([0, -0, 1, 2.5, 1e6, 5e-3, -12, true, false, null]);
  const count = chance.below(4);
  const inner = Array.from({ length: count }, () => randomValue(chance, deep - 1));
  if (kind < 10) return inner;
  return Object.fromEntries(inner.map((each, index) => [chance.pick(trickyKeys) + index, each]));
}

const trickyKeys = [
  "title",
  "nome",
  "with space",
  "é",
  "1",
  "true",
  "a/b",
  "a~b",
  'q"',
  "x: y",
  "-z",
];

function createSetChange({ path, value }: ValueNode, chance: RandomSource): Change | undefined {
  if (path === "" || (typeof value === "object" && value !== null && chance.below(3) > 0))
    return undefined;
  return { kind: "set", path, value: randomValue(chance) };
}

function createClearChange({ path, value }: ValueNode, chance: RandomSource): Change | undefined {
  if (path === "" && !Array.isArray(value)) return undefined;
  const isGroup = typeof value === "object" && value !== null;
  const empty = Array.isArray(value) ? [] : isGroup ? {} : "";
  return { kind: "set", path, value: path !== "" && chance.below(4) === 0 ? null : empty };
}

function createInsertChange({ path, value }: ValueNode, chance: RandomSource): Change | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const items: readonly unknown[] = Object.values(value);
  const like = chance.below(2) === 0 && items.length > 0 ? chance.pick(items) : undefined;
  const added = like === undefined ? randomValue(chance) : (structuredClone(like) as Json);
  if (Array.isArray(value)) {
    const index = chance.below(value.length + 1);
    return { kind: "insert", path: `${path}/${chance.below(4) === 0 ? "-" : index}`, value: added };
  }
  const name = chance.pick(trickyKeys) + chance.below(100);
  const step = name.replaceAll("~", "~0").replaceAll("/", "~1");
  const before = Object.keys(value)[chance.below(items.length * 2)];
  return { kind: "insert", path: `${path}/${step}`, value: added, ...(before && { before }) };
}

function createRemoveChange({ path }: ValueNode): Change | undefined {
  return path === "" ? undefined : { kind: "remove", path };
}

function createMoveChange({ path, parent }: ValueNode, chance: RandomSource): Change | undefined {
  if (!Array.isArray(parent) || parent.length < 2) return undefined;
  return { kind: "move", path, to: chance.below(parent.length) };
}

function createDuplicateChange(
  { path, parent, value }: ValueNode,
  chance: RandomSource,
): Change | undefined {
  if (!Array.isArray(parent)) return undefined;
  const name = Array.isArray(value) ? undefined : Object.keys(Object(value))[0];
  const isGroup = typeof value === "object" && value !== null && name !== undefined;
  if (!isGroup || /[~/]/.test(name) || chance.below(2) === 0) return { kind: "duplicate", path };
  return { kind: "duplicate", path, changes: { [`/${name}`]: "outro" } };
}

function createRenameChange({ path, parent }: ValueNode, chance: RandomSource): Change | undefined {
  if (Array.isArray(parent) || path === "") return undefined;
  const name = `${chance.pick(trickyKeys)}${chance.below(1000)}`;
  const isFree = !Object.hasOwn(Object(parent), name) && pointerSteps(path).at(-1) !== name;
  return isFree ? { kind: "rename-key", path, name } : undefined;
}
