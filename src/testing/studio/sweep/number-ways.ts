import { formatNumber } from "../../../studio/fields/kinds/parse-number.ts";
import { parentOf, pointer, stepsOf, valueAt } from "../../../yaml/json-pointer.ts";
import type { FieldAction, SweepField } from "./field.ts";
import type { StudioDriver } from "./studio-hand.ts";

/** From this number on, an equal number elsewhere is no coincidence. */
const smallestShared = 100;
/** The gap between one range and the next, plus a margin for floating-point error. */
const cent = 0.011;

/** Numbers by JSON Pointer. */
type NumbersByPath = Readonly<Record<string, number>>;

/** Ways to set a number together with those that it must sum up with, or equal, in the file. */
export function numberActions(field: SweepField): FieldAction[] {
  const { value } = field;
  if (typeof value !== "number") return [];
  const ways = [keepSum(field, value), changeEverywhere(field, value)];
  return ways.flatMap((next) => (Object.keys(next).length > 1 ? [actionTo(field, next)] : []));
}

/** Moves half a unit from a sibling to the number, so that the sum stays. */
function keepSum({ place: { path }, inFile }: SweepField, value: number): NumbersByPath {
  const own = stepsOf(path).at(-1);
  const all = Object.entries(Object(valueAt(inFile, parentOf(path)) ?? {}));
  const [giver] = all.filter(([step, other]) => step !== own && isNumber(other) && other >= 0.5);
  if (!Array.isArray(valueAt(inFile, parentOf(path))) || !giver) return {};
  const given = pointer(parentOf(path), giver[0]);
  return { [path]: tidy(value + 0.5), [given]: tidy(Number(giver[1]) - 0.5) };
}

/** Adds a cent to every occurrence of the number. */
function changeEverywhere({ inFile }: SweepField, value: number): NumbersByPath {
  if (value < smallestShared) return {};
  const same = numbersIn(inFile).filter(([, other]) => Math.abs(other - value) < cent);
  return Object.fromEntries(same.map(([path, other]) => [path, tidy(other + 0.01)]));
}

function numbersIn(value: unknown, path = ""): [path: string, number: number][] {
  if (isNumber(value)) return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([step, inner]) => numbersIn(inner, pointer(path, step)));
}

function actionTo(field: SweepField, next: NumbersByPath): FieldAction {
  const file = field.name.slice(0, field.name.indexOf("#"));
  const { [field.place.path]: value, ...others } = next;
  const act = async (hand: StudioDriver) => {
    for (const [path, number] of Object.entries(next))
      await hand.type(`${file}#${path}`, formatNumber(number));
  };
  return { value, others, act };
}

const isNumber = (value: unknown): value is number => typeof value === "number";
const tidy = (number: number) => Number(number.toFixed(6));
