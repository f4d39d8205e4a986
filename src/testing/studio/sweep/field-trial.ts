import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { deriveWords, shouldDeriveWords } from "../../../studio/fields/changes/derived-words.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import { saveState } from "../../browser/studio-page.ts";
import { type DiskContent, type DiskFile, withValueAt } from "./content-disk.ts";
import type { FieldAction, SweepField } from "./field.ts";
import type { StudioDriver } from "./studio-hand.ts";

/** A field and what is done to it. */
export interface TrialStep {
  field: SweepField;
  way: FieldAction;
}

/** What became of some steps that were done at once. */
export type TrialResult =
  /** The file says what was meant, and nothing else has changed. */
  | { kind: "saved" }
  /** The check keeps it back, the file is as before; the sentences stand at their fields. */
  | { kind: "draft"; told: Map<string, string>; above: string[] }
  | { kind: "wrong"; why: string };

const longestWait = 20_000;
/** A draft that is none any more after so long is no draft, in milliseconds. */
const draftSettleTime = 250;
/** So long after a draft its sentences may come. */
const diagnosticsTimeout = 1500;

/** Does something to fields of a file in the studio, looks what becomes of the file, and takes it back. */
export class FieldTrial {
  constructor(
    private readonly hand: StudioDriver,
    private readonly disk: DiskContent,
    private readonly file: DiskFile,
  ) {}

  /**
   * @param from what the file says before
   * @param tellsAll whether a sentence is awaited at each of the fields
   */
  async run(
    steps: readonly TrialStep[],
    { from = this.file.value, tellsAll = false } = {},
  ): Promise<TrialResult> {
    let meant = from;
    for (const { field, way } of steps) {
      const others = Object.entries(way.others ?? {});
      for (const [path, value] of [...others, [field.place.path, way.value] as const])
        meant = withValueAt(meant, path, value);
      for (const { path, value } of derivedWords(from, field.place, way.value))
        meant = withValueAt(meant, path, value);
    }
    const failure = await this.act(steps);
    if (failure !== undefined) return { kind: "wrong", why: failure };
    await this.hand.save();
    return this.readResult(steps, meant, tellsAll);
  }

  /** What is typed goes in at once, what is pressed after it. One alone is typed as anyone does. */
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
      state = await saveState(this.hand.page);
      if (state === "draft" && (await this.staysDraft(steps))) return this.draft(steps, tellsAll);
      if (state === "saved") {
        now = await this.disk.value(this.file.path);
        if (isDeepStrictEqual(now, meant)) return { kind: "saved" };
        // What is saved stays as it is.
        end = Math.min(end, Date.now() + diagnosticsTimeout);
      }
      await sleep(15);
    }
    return { kind: "wrong", why: `${state}: ${differences(steps, meant, now)}` };
  }

  /** The first of several steps may be wrong until the last one is done. */
  private async staysDraft(steps: readonly TrialStep[]): Promise<boolean> {
    const isTogether = steps.some(({ way }) => way.others !== undefined);
    await sleep(isTogether ? diagnosticsTimeout : draftSettleTime);
    return (await saveState(this.hand.page)) === "draft";
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
    // Of several the first ones may have been saved before the next was wrong.
    const isSame =
      (names.length > 1 && !tellsAll) || (await this.disk.read(this.file.path)) === this.file.text;
    if (!isSame) return { kind: "wrong", why: `${names.join()}: a draft, but the file changed` };
    return { kind: "draft", told, above };
  }

  /** @returns whether the file is byte for byte as before */
  async undo(): Promise<boolean> {
    await this.hand.undoAll();
    await this.hand.save();
    const { path, text } = this.file;
    const end = Date.now() + longestWait;
    while (Date.now() < end) {
      const isSaved = (await saveState(this.hand.page)) === "saved";
      if (isSaved && (await this.disk.read(path)) === text) return true;
      await sleep(15);
    }
    return false;
  }
}

/** An amount brings the words of it along, where those that stand there are its own. */
function derivedWords(from: unknown, place: SweepField["place"], amount: unknown) {
  const held = { value: from, speech: { language: "pt-BR", currency: "BRL" } };
  const isLed = typeof amount === "number" && shouldDeriveWords(held, place);
  return isLed ? deriveWords(held, place, amount) : [];
}

function differences(steps: readonly TrialStep[], meant: unknown, now: unknown): string {
  const wrong = steps.flatMap(({ field: { name, place } }) => {
    const [own, other] = [valueAt(meant, place.path), valueAt(now, place.path)];
    return isDeepStrictEqual(own, other)
      ? []
      : [`${name} says ${JSON.stringify(other)}, meant ${JSON.stringify(own)}`];
  });
  return wrong.join("; ") || "another place changed";
}
