/** A key, and the moment before it was pressed. */
interface Key {
  letter: string;
  /** Milliseconds since 1970. */
  moment: number;
}

/** Letters that were typed into a text, one after the other in one place of it. */
export interface Typed {
  /** `plans.yaml#/0/name`. */
  name: string;
  before: string;
  keys: Key[];
}

/** So many milliseconds before a kill a key may be lost. */
const mostLost = 1000;

/** What a kill left of keys. */
export interface Kept {
  pressed: number;
  /** Those of them that were pressed so early that they may not be lost. */
  old: number;
  lost: number;
  /** How long before the kill the oldest lost key was pressed, in milliseconds; 0 where none is lost. */
  oldestLost: number;
  faults: string[];
}

/** How many of the keys stand in a text, in their order and with nothing else; nothing where it is not so. */
export function keptOf({ before, keys }: Typed, now: string): number | undefined {
  const count = now.length - before.length;
  const typed = keys.map(({ letter }) => letter).join("");
  if (count < 0 || count > typed.length) return undefined;
  const stroke = typed.slice(0, count);
  for (let place = 0; place <= before.length; place += 1) {
    if (now === before.slice(0, place) + stroke + before.slice(place)) return count;
  }
  return undefined;
}

/**
 * Compares what was typed with what is there after a kill.
 *
 * @param typed with what the text says now, in the order in which they were typed
 */
export function compareTyped(typed: readonly (Typed & { now: string })[], killed: number): Kept {
  const sum: Kept = { pressed: 0, old: 0, lost: 0, oldestLost: 0, faults: [] };
  for (const entry of typed) {
    const kept = keptOf(entry, entry.now);
    if (kept === undefined) sum.faults.push(toldText(entry));
    // What was typed after a key that is lost may not be there without it.
    else if (kept > 0 && sum.lost > 0) sum.faults.push(`${entry.name}: keys before it are lost`);
    const pressed = entry.keys.filter(({ moment }) => moment <= killed);
    const lost = pressed.slice(kept ?? 0);
    sum.pressed += pressed.length;
    sum.lost += lost.length;
    for (const { moment } of lost) sum.oldestLost = Math.max(sum.oldestLost, killed - moment);
    const isOld = ({ moment }: Key) => killed - moment > mostLost;
    sum.old += pressed.filter(isOld).length;
    const tooOld = lost.filter(isOld).length;
    if (tooOld > 0) sum.faults.push(`${tooOld} old keys lost: ${toldText(entry)}`);
  }
  return sum;
}

function toldText({ name, before, keys, now }: Typed & { now: string }): string {
  const letters = keys.map(({ letter }) => letter).join("");
  return `${name} was ${JSON.stringify(before)}, typed ${JSON.stringify(letters)}, is ${JSON.stringify(now)}`;
}
