import { formatNumber } from "../../../studio/fields/schema/parse-number.ts";
import { parentPointer, pointer, splitPointer, valueAt } from "../../../yaml/json-pointer.ts";
import type { FieldAction, FieldUnderTest } from "./field-under-test.ts";
import type { StudioDriver } from "./studio-driver.ts";

/** Equal numbers in a file count as related only if they are at least this large. */
const smallestShared = 100;
/**
 * Numbers closer than this belong together: one cent, which is the gap between one range and the
 * next, and a margin for floating-point error.
 */
const cent = 0.011;

/** Numbers by JSON Pointer. */
type NumbersByPath = Readonly<Record<string, number>>;

/**
 * Returns actions that set a number together with related numbers: those that have a fixed sum with
 * it, or those equal to it.
 */
export function listNumberActions(field: FieldUnderTest): FieldAction[] {
  const { value } = field;
  if (typeof value !== "number") return [];
  const ways = [changeKeepingSum(field, value), changeAllOccurrences(field, value)];
  return ways.flatMap((next) =>
    Object.keys(next).length > 1 ? [createNumberAction(field, next)] : [],
  );
}

/**
 * Moves half a unit from a sibling to the number, so that the sum does not change. Returns the new
 * numbers; empty if no sibling in the list has half a unit.
 */
function changeKeepingSum(
  { place: { path }, inFile }: FieldUnderTest,
  value: number,
): NumbersByPath {
  const own = splitPointer(path).at(-1);
  const all = Object.entries(Object(valueAt(inFile, parentPointer(path)) ?? {}));
  const [giver] = all.filter(([step, other]) => step !== own && isNumber(other) && other >= 0.5);
  if (!Array.isArray(valueAt(inFile, parentPointer(path))) || !giver) return {};
  const given = pointer(parentPointer(path), giver[0]);
  return { [path]: roundFloat(value + 0.5), [given]: roundFloat(Number(giver[1]) - 0.5) };
}

/** Adds a cent to every occurrence of the number. Returns the new numbers; empty if it is small. */
function changeAllOccurrences({ inFile }: FieldUnderTest, value: number): NumbersByPath {
  if (value < smallestShared) return {};
  const same = collectNumbers(inFile).filter(([, other]) => Math.abs(other - value) < cent);
  return Object.fromEntries(same.map(([path, other]) => [path, roundFloat(other + 0.01)]));
}

function collectNumbers(value: unknown, path = ""): [path: string, number: number][] {
  if (isNumber(value)) return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([step, inner]) =>
    collectNumbers(inner, pointer(path, step)),
  );
}

function createNumberAction(field: FieldUnderTest, next: NumbersByPath): FieldAction {
  const file = field.name.slice(0, field.name.indexOf("#"));
  const { [field.place.path]: value, ...others } = next;
  const act = async (hand: StudioDriver) => {
    for (const [path, number] of Object.entries(next))
      await hand.type(`${file}#${path}`, formatNumber(number));
  };
  return { value, others, act };
}

const isNumber = (value: unknown): value is number => typeof value === "number";
const roundFloat = (number: number) => Number(number.toFixed(6));
