import { childValue, pointer } from "../yaml/json-pointer.ts";
import { alignLists, findPartitionPoint } from "./align.ts";

/** One difference between two values of the same file. */
export interface Difference {
  kind: "changed" | "added" | "removed" | "reordered";
  /**
   * JSON Pointer in the older value. For an addition, the position at which the entry is inserted.
   */
  from: string;
  /** JSON Pointer in the newer value. For a removal, the position at which the entry would be. */
  to: string;
  before: unknown;
  after: unknown;
}

/** A value in both versions, with its path in each. */
interface ValuePair {
  before: unknown;
  after: unknown;
  from: string;
  to: string;
}

/**
 * Finds all differences between two values, down to single texts and numbers. List entries are
 * matched by fields that identify them (`id`, `type`, …). So an insertion at the top of a list is
 * only one difference.
 */
export function compareValues(before: unknown, after: unknown): Difference[] {
  return comparePair({ before, after, from: "", to: "" });
}

function comparePair(pair: ValuePair): Difference[] {
  const { before, after } = pair;
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(pair, before, after);
  if (isFieldGroup(before) && isFieldGroup(after)) return compareFields(pair, before, after);
  const kind = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  return [{ kind, ...pair }];
}

function compareFields({ from, to }: ValuePair, before: object, after: object): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    comparePair({
      before: childValue(before, name),
      after: childValue(after, name),
      from: pointer(from, name),
      to: pointer(to, name),
    }),
  );
}

function compareLists(pair: ValuePair, before: unknown[], after: unknown[]): Difference[] {
  const { kept, moved, all, removed, added } = matchLists(before, after);
  const insides = all.flatMap(([from, to]) => comparePair(itemPair(pair, before, after, from, to)));
  const [left, right] = [new Set(moved.map(([from]) => from)), new Set(moved.map(([, to]) => to))];
  const gone = removed.filter((index) => !left.has(index));
  const come = added.filter((index) => !right.has(index));
  const isReordered = all.some(([from], index) => from < (all[index - 1]?.[0] ?? -1));
  return [
    ...(isReordered ? [{ ...pair, kind: "reordered" as const }] : []),
    ...insides,
    ...gone.map((from) => removedItem(pair, before, from, kept)),
    ...come.map((to) => addedItem(pair, after, to, all)),
  ];
}

/**
 * Matches the entries of two lists. Returns pairs of indexes: `kept` has the entries whose order is
 * unchanged, `moved` all other pairs, and `all` both, in the new order.
 */
export function matchLists(before: readonly unknown[], after: readonly unknown[]) {
  const { matched, removed, added } = alignLists(createEntryKeys(before), createEntryKeys(after));
  const moved = pairUnmatched(removed, added, before, after);
  const all = [...matched, ...moved].sort((a, b) => a[1] - b[1]);
  return { kept: matched, moved, all, removed, added };
}

function itemPair(
  pair: ValuePair,
  before: unknown[],
  after: unknown[],
  from: number,
  to: number,
): ValuePair {
  return {
    before: before[from],
    after: after[to],
    from: pointer(pair.from, from),
    to: pointer(pair.to, to),
  };
}

/**
 * Pairs the entries that are still unmatched: moved entries, and entries at the same index that
 * differ only in their name. Entries without a name are paired if they have the same index.
 */
function pairUnmatched(
  removed: readonly number[],
  added: readonly number[],
  before: readonly unknown[],
  after: readonly unknown[],
): [number, number][] {
  // Entries with equal names are paired in order.
  const free = new Map<string, number[]>();
  for (const index of added) {
    const same = matchingKey(after[index], index);
    const others = free.get(same);
    if (others) others.push(index);
    else free.set(same, [index]);
  }
  const paired = removed.flatMap((from): [number, number][] => {
    const to = free.get(matchingKey(before[from], from))?.shift();
    return to === undefined ? [] : [[from, to]];
  });
  const taken = new Set(paired.flatMap(([from, to]) => [`from ${from}`, `to ${to}`]));
  const left = new Set(added.filter((to) => !taken.has(`to ${to}`)));
  const renamed = removed.filter(
    (index) =>
      !taken.has(`from ${index}`) && left.has(index) && isRenamedEntry(before[index], after[index]),
  );
  return [...paired, ...renamed.map((index): [number, number] => [index, index])];
}

/** Whether two entries without identity fields are equal apart from their display name. */
function isRenamedEntry(before: unknown, after: unknown): boolean {
  return (
    contentWithoutName(before) !== undefined &&
    contentWithoutName(before) === contentWithoutName(after)
  );
}

/**
 * Returns an entry's content without its display name, for comparison; `undefined` if the entry has
 * an identity field, or no field besides its name.
 */
function contentWithoutName(entry: unknown): string | undefined {
  if (!isFieldGroup(entry)) return undefined;
  const fields = Object.entries(entry).filter(([field]) => !displayNameFields.includes(field));
  const isForGood = fields.some(([field]) => identityFields.includes(field));
  return isForGood || fields.length === 0 ? undefined : JSON.stringify(fields);
}

/**
 * Returns the key by which unmatched entries are paired: the entry's name, or else its index and
 * type.
 */
function matchingKey(item: unknown, index: number): string {
  return identityOf(item) ?? `place ${index} ${typeof item}`;
}

function removedItem(pair: ValuePair, before: unknown[], from: number, kept: [number, number][]) {
  // The position after the last unchanged entry that preceded the removed one.
  const neighbour = kept[findPartitionPoint(kept, ([index]) => index < from) - 1];
  const to = neighbour ? neighbour[1] + 1 : 0;
  const places = { from: pointer(pair.from, from), to: pointer(pair.to, to) };
  return { kind: "removed" as const, ...places, before: before[from], after: undefined };
}

function addedItem(pair: ValuePair, after: unknown[], to: number, all: [number, number][]) {
  const from = findPartitionPoint(all, ([, index]) => index < to);
  const places = { from: pointer(pair.from, from), to: pointer(pair.to, to) };
  return { kind: "added" as const, ...places, before: undefined, after: after[to] };
}

/** Creates a unique key for each list entry. Entries with the same name are numbered. */
function createEntryKeys(list: readonly unknown[]): string[] {
  const seen = new Map<string, number>();
  return list.map((entry) => {
    const key = identityOf(entry) ?? JSON.stringify(entry);
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return `${key} ${seen.get(key)}`;
  });
}

/**
 * The first list contains fields that identify an entry permanently; the second, fields that only
 * name it.
 */
const identityFields = ["id", "route", "type"];
const displayNameFields = ["name", "question", "label"];

/**
 * Returns a key from the name that identifies an entry even if its other fields have changed;
 * `undefined` if it has none.
 */
function identityOf(entry: unknown): string | undefined {
  const names = [...identityFields, ...displayNameFields].map((field) => childValue(entry, field));
  const name = names.find((value) => typeof value === "string");
  return name === undefined ? undefined : `name ${name}`;
}

function isFieldGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
