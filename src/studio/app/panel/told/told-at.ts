import { valueAt } from "../../../../yaml/pointer.ts";
import type { Told } from "../../../session/session.ts";
import type { ChangedPlace } from "../changed-places.ts";

/** What is known of a content when somebody asks what is to be told at a place. */
export interface TellingSource {
  told: readonly Told[];
  /** Whether it stood there at opening. */
  wasThere(told: Told): boolean;
  /** All places that say something else than on the disk. It is asked only where something elsewhere is wrong. */
  changed(): readonly ChangedPlace[];
  valueIn(file: string): unknown;
}

/**
 * What is to be told at the places of a file: their own mistakes, and those that came by what was changed there to
 * their group, or to places that nobody changed. Whoever changes a name sees there who else uses it; whoever hides a page, who leads to it.
 */
export function createTolds(file: string, source: TellingSource): (path: string) => Told[] {
  const own = new Map<string, Told[]>();
  for (const each of source.told) if (each.file === file) append(own, each.path, each);
  let caused: Map<string, Told[]> | undefined;
  return (path) => {
    caused ??= causedIn(file, source);
    return [...(own.get(path) ?? []), ...(caused.get(path) ?? [])];
  };
}

/** The mistakes at other places that come from the changes of a file, by the place of the change. */
function causedIn(file: string, source: TellingSource): Map<string, Told[]> {
  const { told, changed, valueIn, wasThere } = source;
  const errors = told.filter((each) => each.severity === "error" && !wasThere(each));
  const found = new Map<string, Told[]>();
  const changes = errors.length > 0 ? changed() : [];
  // What is wrong itself says so; a mistake elsewhere comes from what is right by itself.
  const right = changes.filter((change) => !errors.some((error) => isAt(error, change)));
  for (const error of errors) {
    if (changes.some((change) => isAt(error, change))) continue;
    const inside = changes.filter((change) => isAround(error, change));
    const named = changes.filter((change) => saysStill(valueIn, error, change));
    const others = inside.length > 0 ? right.filter((change) => inside.includes(change)) : right;
    const causes = named.length > 0 ? named : others;
    for (const cause of causes) if (cause.file === file) append(found, cause.path, error);
  }
  return found;
}

function append(map: Map<string, Told[]>, path: string, told: Told): void {
  map.set(path, [...(map.get(path) ?? []), told]);
}

/** Whether a mistake stands at what was changed, or inside it. */
function isAt(error: Told, { file, path }: ChangedPlace): boolean {
  return error.file === file && `${error.path}/`.startsWith(`${path}/`);
}

/** Whether a mistake stands at a group in which something was changed. */
function isAround(error: Told, { file, path }: ChangedPlace): boolean {
  return error.file === file && path.startsWith(`${error.path}/`);
}

/** Whether a place with a mistake still says what was changed. */
function saysStill(
  valueIn: TellingSource["valueIn"],
  { file, path }: Told,
  { before, now }: ChangedPlace,
): boolean {
  const isName = typeof before === "string" && before !== "" && before !== now;
  return isName && names(valueAt(valueIn(file), path), before);
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
