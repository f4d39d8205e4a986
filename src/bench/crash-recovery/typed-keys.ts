/** A key and the time just before it was pressed. */
interface KeyPress {
  letter: string;
  /** Unix time in ms. */
  moment: number;
}

/** Letters typed one after the other at one position of a field. */
export interface KeySequence {
  /** The file and the JSON Pointer of the field, such as `plans.yaml#/0/name`. */
  name: string;
  before: string;
  keys: KeyPress[];
}

/** Keys pressed up to this many ms before a kill may be lost. */
const maxLossAge = 1000;

/** How many keys were lost in a kill. */
export interface LostKeyCounts {
  pressed: number;
  /** Keys pressed too early to be lost. */
  old: number;
  lost: number;
  /** Age of the oldest lost key at the kill, in ms; 0 if none is lost. */
  oldestLost: number;
  faults: string[];
}

/**
 * Returns how many of the typed keys are in a text: it must be the old text with the first keys
 * inserted at one position. Returns `undefined` for any other text.
 */
export function countSurvivingKeys({ before, keys }: KeySequence, now: string): number | undefined {
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
 * Compares what was typed with the values after a kill.
 *
 * @param typed entries in the order of typing, with their current values
 * @param killed time of the kill, Unix time in ms
 */
export function countLostKeys(
  typed: readonly (KeySequence & { now: string })[],
  killed: number,
): LostKeyCounts {
  const sum: LostKeyCounts = { pressed: 0, old: 0, lost: 0, oldestLost: 0, faults: [] };
  for (const entry of typed) {
    const kept = countSurvivingKeys(entry, entry.now);
    if (kept === undefined) sum.faults.push(describeKeySequence(entry));
    // Saves are ordered: keys may not survive if earlier keys are lost.
    else if (kept > 0 && sum.lost > 0) sum.faults.push(`${entry.name}: keys before it are lost`);
    const pressed = entry.keys.filter(({ moment }) => moment <= killed);
    const lost = pressed.slice(kept ?? 0);
    sum.pressed += pressed.length;
    sum.lost += lost.length;
    for (const { moment } of lost) sum.oldestLost = Math.max(sum.oldestLost, killed - moment);
    const isOld = ({ moment }: KeyPress) => killed - moment > maxLossAge;
    sum.old += pressed.filter(isOld).length;
    const tooOld = lost.filter(isOld).length;
    if (tooOld > 0) sum.faults.push(`${tooOld} old keys lost: ${describeKeySequence(entry)}`);
  }
  return sum;
}

function describeKeySequence({ name, before, keys, now }: KeySequence & { now: string }): string {
  const letters = keys.map(({ letter }) => letter).join("");
  return `${name} was ${JSON.stringify(before)}, typed ${JSON.stringify(letters)}, is ${JSON.stringify(now)}`;
}
