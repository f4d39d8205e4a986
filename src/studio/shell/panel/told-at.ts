import { valueAt } from "../../../text/pointer.ts";
import type { Told } from "../../session/session.ts";

/** A place of a file, with what it says on the disk and in the studio. */
export interface ChangedPlace {
  file: string;
  path: string;
  before: unknown;
  now: unknown;
}

/**
 * What is to be told at a place: its own mistakes, and those of other places that still say what it said before. Whoever
 * changes a name sees there who else uses it.
 */
export function toldAt(
  told: readonly Told[],
  { file, path, before, now }: ChangedPlace,
  valueIn: (file: string) => unknown,
): Told[] {
  const isName = typeof before === "string" && before !== "" && before !== now;
  return told.filter((each) => {
    if (each.file === file && each.path === path) return true;
    return (
      isName && each.severity === "error" && names(valueAt(valueIn(each.file), each.path), before)
    );
  });
}

/** Whether a text is a name, or has it in it as a whole: in a link, or in a fact. */
function names(value: unknown, name: string): boolean {
  if (typeof value !== "string") return false;
  const places = value.split(name).slice(0, -1);
  let end = 0;
  return places.some((part) => {
    const start = end + part.length;
    end = start + name.length;
    return !/[\p{L}\p{N}_-]/u.test((value[start - 1] ?? "") + (value[end] ?? ""));
  });
}
