import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import {
  createAmountTextChanges,
  shouldDeriveAmountText,
} from "../../../studio/fields/create-changes/derived-amount-text.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import { readSaveState } from "../../browser/studio-page.ts";
import { type DiskContent, type DiskFile, replaceValueAt } from "./disk-content.ts";
import type { FieldAction, FieldUnderTest } from "./field-under-test.ts";
import type { StudioDriver } from "./studio-driver.ts";

/** A field and the action on it. */
export interface TrialStep {
  field: FieldUnderTest;
  way: FieldAction;
}

/** The result of several steps done together. */
export type TrialResult =
  /** The file has the expected value, and nothing else changed. */
  | { kind: "saved" }
  /**
   * The check rejects the change, so the file is unchanged. `told` has the diagnostics by field,
   * `above` those above the fields.
   */
  | { kind: "draft"; told: Map<string, string>; above: string[] }
  | { kind: "wrong"; why: string };

const longestWait = 20_000;
/** A draft counts only if it lasts this long (ms). */
const draftSettleTime = 250;
/** Maximum time (ms) between a draft and its diagnostics. */
const diagnosticsTimeout = 1500;

/**
 * Changes fields of a file in the studio, reads the result from the file, and undoes the change.
 */
export class FieldTrialRunner {
  constructor(
    private readonly hand: StudioDriver,
    private readonly disk: DiskContent,
    private readonly file: DiskFile,
  ) {}

  /**
   * Performs the steps, saves, and waits for the result.
   *
   * @param from the file's value before the steps
   * @param tellsAll whether every field must get a diagnostic
   */
  async run(
    steps: readonly TrialStep[],
    { from = this.file.value, tellsAll = false } = {},
  ): Promise<TrialResult> {
    let meant = from;
    for (const { field, way } of steps) {
      const others = Object.entries(way.others ?? {});
      for (const [path, value] of [...others, [field.place.path, way.value] as const])
        meant = replaceValueAt(meant, path, value);
      for (const { path, value } of derivePriceTextChanges(from, field.place, way.value))
        meant = replaceValueAt(meant, path, value);
    }
    const failure = await this.act(steps);
    if (failure !== undefined) return { kind: "wrong", why: failure };
    await this.hand.save();
    return this.readResult(steps, meant, tellsAll);
  }

  /**
   * Types into all text fields first, then does the other steps. Does a single step by its own
   * action. Returns the reason if a step fails.
   */
  private async act(steps: readonly TrialStep[]): Promise<string | undefined> {
    const typed = steps.length === 1 ? [] : steps.filter(({ way }) => way.typed !== undefined);
    const texts = typed.map(({ field: { name }, way }) => ({ name, text: way.typed ?? "" }));
    const left = await this.hand.typeAll(texts);
    const isLeft = (step: TrialStep) => !typed.includes(step) || left.includes(step.field.name);
    for (const { field, way } of steps.filter(isLeft)) {
      try {
        await way.act(this.hand);
      } catch (error) {
        return `${field.name}: ${String(error).split("\n")[0]}`;
      }
    }
    return undefined;
  }

  private async readResult(
    steps: readonly TrialStep[],
    meant: unknown,
    tellsAll: boolean,
  ): Promise<TrialResult> {
    let end = Date.now() + longestWait;
    let [now, state]: [unknown, string | undefined] = [undefined, undefined];
    while (Date.now() < end) {
      state = await readSaveState(this.hand.page);
      if (state === "draft" && (await this.staysDraft(steps))) return this.draft(steps, tellsAll);
      if (state === "saved") {
        now = await this.disk.value(this.file.path);
        if (isDeepStrictEqual(now, meant)) return { kind: "saved" };
        // A saved value rarely changes again. Wait only a little longer for the expected value.
        end = Math.min(end, Date.now() + diagnosticsTimeout);
      }
      await sleep(15);
    }
    return { kind: "wrong", why: `${state}: ${describeDifferences(steps, meant, now)}` };
  }

  /**
   * Whether the draft lasts. A step that changes several fields gets more time, because the first
   * ones may be invalid until the last one is set.
   */
  private async staysDraft(steps: readonly TrialStep[]): Promise<boolean> {
    const isTogether = steps.some(({ way }) => way.others !== undefined);
    await sleep(isTogether ? diagnosticsTimeout : draftSettleTime);
    return (await readSaveState(this.hand.page)) === "draft";
  }

  private async draft(steps: readonly TrialStep[], tellsAll: boolean): Promise<TrialResult> {
    const names = steps.map(({ field }) => field.name);
    const end = Date.now() + diagnosticsTimeout;
    let told = await this.hand.diagnosticsAt(names);
    let above = await this.hand.diagnosticsAbove();
    const isEnough = () => told.size >= (tellsAll ? names.length : 1);
    while (Date.now() < end && !isEnough()) {
      await sleep(30);
      told = await this.hand.diagnosticsAt(names);
      above = await this.hand.diagnosticsAbove();
    }
    // With several steps, the first may have been saved before the next became invalid.
    const isSame =
      (names.length > 1 && !tellsAll) || (await this.disk.read(this.file.path)) === this.file.text;
    if (!isSame) return { kind: "wrong", why: `${names.join()}: a draft, but the file changed` };
    return { kind: "draft", told, above };
  }

  /**
   * Undoes all changes and saves.
   *
   * @returns whether the file is byte for byte as before
   */
  async undo(): Promise<boolean> {
    await this.hand.undoAll();
    await this.hand.save();
    const { path, text } = this.file;
    const end = Date.now() + longestWait;
    while (Date.now() < end) {
      const isSaved = (await readSaveState(this.hand.page)) === "saved";
      if (isSaved && (await this.disk.read(path)) === text) return true;
      await sleep(15);
    }
    return false;
  }
}

/**
 * Returns the changes to the text that gives a price in words. Empty if that text was not derived
 * from the price.
 */
function derivePriceTextChanges(from: unknown, place: FieldUnderTest["place"], amount: unknown) {
  const held = { value: from, speech: { language: "pt-BR", currency: "BRL" } };
  const isLed = typeof amount === "number" && shouldDeriveAmountText(held, place);
  return isLed ? createAmountTextChanges(held, place, amount) : [];
}

function describeDifferences(steps: readonly TrialStep[], meant: unknown, now: unknown): string {
  const wrong = steps.flatMap(({ field: { name, place } }) => {
    const [own, other] = [valueAt(meant, place.path), valueAt(now, place.path)];
    return isDeepStrictEqual(own, other)
      ? []
      : [`${name} says ${JSON.stringify(other)}, meant ${JSON.stringify(own)}`];
  });
  return wrong.join("; ") || "another place changed";
}
