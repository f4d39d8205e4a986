import { isCrossFieldError, mayCauseFieldError, mentionsOldValue } from "./cross-field-errors.ts";
import type { DiskContent, DiskFile } from "./disk-content.ts";
import { actionsToSet, actionToClear } from "./field-actions.ts";
import { FieldTrialRunner, type TrialResult, type TrialStep } from "./field-trial.ts";
import type { FieldAction, FieldUnderTest } from "./field-under-test.ts";
import { describeUnsetField, type StudioDriver } from "./studio-driver.ts";
import type { FileFieldCounts, SweepReport, UncoveredField } from "./sweep-report.ts";

export interface PanelSweepOptions {
  hand: StudioDriver;
  disk: DiskContent;
  file: DiskFile;
  /** Fields that the panel shows together. */
  fields: readonly FieldUnderTest[];
}

const singleChoice = "(there is one entry alone to choose from)";

/** A field, the actions that could set it, and how many of them were tried. */
interface FieldPlan {
  field: FieldUnderTest;
  ways: readonly FieldAction[];
  tried: number;
  /** Whether the field is set alone, without changes to other fields. */
  isAlone: boolean;
  /** The diagnostics of the actions tried so far. */
  sentences: readonly string[];
}

/**
 * Sets and clears the fields that the panel shows together, and undoes each change. Changes many
 * fields together, and difficult fields alone.
 */
export class PanelSweep {
  readonly faults: string[] = [];
  private readonly set = new Set<string>();
  private readonly cleared = new Set<string>();
  private readonly held = new Set<string>();
  private readonly always = new Set<string>();
  private readonly notBack = new Set<string>();
  private readonly failed = new Set<string>();
  private readonly kept: UncoveredField[] = [];
  private readonly trial: FieldTrialRunner;

  constructor(private readonly options: PanelSweepOptions) {
    this.trial = new FieldTrialRunner(options.hand, options.disk, options.file);
  }

  async run(): Promise<void> {
    const reached = await this.reach();
    const plans: FieldPlan[] = [];
    for (const field of reached)
      plans.push({
        field,
        ways: await actionsToSet(this.options.hand, field),
        tried: 0,
        isAlone: false,
        sentences: [],
      });
    await this.setAll(plans);
    await this.clearAll(reached.filter(({ value }) => value !== undefined));
  }

  /** Marks the fields without a result as failed. */
  abort(why: string): void {
    const known = [this.set, this.failed, new Set(this.kept.map(({ name }) => name))];
    for (const field of this.options.fields)
      if (!known.some((names) => names.has(field.name))) this.fail(field, `not looked at: ${why}`);
    if (this.faults.length === 0) this.faults.push(`${this.options.file.path}: ${why}`);
  }

  /** Adds the results of the fields to a report. */
  addTo(row: FileFieldCounts, report: SweepReport): void {
    row.fields += this.options.fields.length;
    row.set += this.set.size;
    row.cleared += this.cleared.size;
    row.held += this.held.size;
    row.always += this.always.size;
    row.back += this.options.fields.length - this.notBack.size;
    row.kept += this.kept.length;
    row.failed += this.failed.size;
    report.kept.push(...this.kept);
    report.faults.push(...this.faults);
  }

  private async reach(): Promise<FieldUnderTest[]> {
    const { hand, fields } = this.options;
    const unwritten = fields.filter(({ value, place }) => value === undefined && !place.required);
    await hand.addFields(
      unwritten.map(({ place }) => describeUnsetField(this.options.file.path, place)),
    );
    await hand.unfold();
    const names = new Set(await hand.reachableNames(fields.map(({ name }) => name)));
    for (const field of fields) if (!names.has(field.name)) this.fail(field, "no control");
    return fields.filter(({ name }) => names.has(name));
  }

  private fail({ name }: FieldUnderTest, why: string): void {
    this.failed.add(name);
    this.faults.push(`${name}: ${why}`);
  }

  private async undo(fields: readonly FieldUnderTest[]): Promise<void> {
    if (await this.trial.undo()) return;
    for (const field of fields) {
      this.notBack.add(field.name);
      this.fail(field, "undo does not bring back the bytes");
    }
  }

  /**
   * Sets all fields together. If the check rejects them, each field with a diagnostic continues
   * with its next action, and the other fields are set again.
   */
  private async setAll(plans: readonly FieldPlan[]): Promise<void> {
    const steps = plans.flatMap((plan) => {
      const way = plan.ways[plan.tried];
      return way && !cannotCombineNextAction(plan, plans.length)
        ? [{ field: plan.field, way }]
        : [];
    });
    if (steps.length < plans.length) return this.setEnded(plans);
    if (steps.length === 0) return;
    const outcome = await this.trial.run(steps);
    const isSaved = outcome.kind === "saved";
    if (isSaved) for (const { field } of steps) this.set.add(field.name);
    const left = isSaved ? await this.clearNew(steps) : [];
    await this.undo(plans.map(({ field }) => field));
    for (const step of left) await this.clearAlone(step);
    if (!isSaved) await this.setAgain(plans, outcome);
  }

  /**
   * Sets the fields that can still be combined. Each other field tries all its actions once more,
   * alone.
   */
  private async setEnded(plans: readonly FieldPlan[]): Promise<void> {
    const isEnded = (plan: FieldPlan) => cannotCombineNextAction(plan, plans.length);
    await this.setAll(plans.filter((plan) => !isEnded(plan)));
    for (const plan of plans.filter(isEnded)) {
      if (plan.isAlone || plan.ways.length === 0) this.giveUp(plan);
      else await this.setAll([{ ...plan, tried: 0, isAlone: true, sentences: [] }]);
    }
  }

  private async setAgain(plans: readonly FieldPlan[], outcome: TrialResult): Promise<void> {
    const told = outcome.kind === "draft" ? outcome.told : new Map<string, string>();
    const isBlamed = ({ field }: FieldPlan) => told.has(field.name);
    const next = (plan: FieldPlan) => {
      const sentence = told.get(plan.field.name) ?? describeFailure(outcome);
      return { ...plan, tried: plan.tried + 1, sentences: [...plan.sentences, sentence] };
    };
    if (plans.length === 1)
      await this.setAll(plans.map((plan) => ({ ...next(plan), isAlone: true })));
    else if (plans.some(isBlamed)) {
      await this.setAll(plans.filter((plan) => !isBlamed(plan)));
      await this.setAll(plans.filter(isBlamed).map(next));
    } else await runInHalves(plans, (half) => this.setAll(half));
  }

  /**
   * Clears the fields that had no value in the file before.
   *
   * @returns the steps that could not be cleared while the other changes remain
   */
  private async clearNew(steps: readonly TrialStep[]): Promise<TrialStep[]> {
    const isNew = ({ field, way }: TrialStep) =>
      field.value === undefined && createClearAction({ field, way });
    const fresh = steps.filter(isNew);
    if (fresh.length === 0) return [];
    const from = await this.options.disk.value(this.options.file.path);
    const outcome = await this.trial.run(fresh.map(toClearStep), { from });
    if (outcome.kind !== "saved" && steps.length > 1) return fresh;
    for (const { field } of fresh) {
      if (outcome.kind === "saved") this.cleared.add(field.name);
      else this.fail(field, `not cleared again: ${describeFailure(outcome)}`);
    }
    return [];
  }

  private async clearAlone(step: TrialStep): Promise<void> {
    const outcome = await this.trial.run([step]);
    if (outcome.kind === "saved") await this.clearNew([step]);
    else this.fail(step.field, `not set alone: ${describeFailure(outcome)}`);
    await this.undo([step.field]);
  }

  /**
   * Ends a field that no action could set. This is a failure, unless there is no other value to
   * choose, or a diagnostic says that other parts of the content need the old value.
   */
  private giveUp({ field, ways, sentences }: FieldPlan): void {
    const [sentence = ""] = sentences;
    const { kind = "" } = field.place;
    const isOnly = ways.length === 0 && kind === "reference";
    if (isOnly) return void this.kept.push({ name: field.name, sentence: singleChoice });
    const isTold = sentence !== "" && !sentences.some((each) => each.startsWith("("));
    const isOthers = isCrossFieldError(sentence) || mentionsOldValue(sentence, field.value);
    if (isTold && (isOthers || mayCauseFieldError(this.options.disk, field)))
      this.kept.push({ name: field.name, sentence });
    else this.fail(field, `not set: ${sentences.join(" | ") || "no way to set it"}`);
  }

  private async clearAll(fields: readonly FieldUnderTest[]): Promise<void> {
    const steps = fields.flatMap((field) => {
      const way = actionToClear(field);
      if (!way) this.always.add(field.name);
      return way ? [{ field, way }] : [];
    });
    await this.clearOptional(steps.filter(({ field }) => !field.place.required));
    await this.clearRequired(steps.filter(({ field }) => field.place.required));
  }

  private async clearOptional(steps: readonly TrialStep[]): Promise<void> {
    if (steps.length === 0) return;
    const outcome = await this.trial.run(steps);
    await this.undo(steps.map(({ field }) => field));
    const told = outcome.kind === "draft" ? outcome.told : new Map<string, string>();
    const blamed = steps.filter(({ field }) => told.has(field.name));
    const [alone] = steps;
    if (outcome.kind === "saved") for (const { field } of steps) this.cleared.add(field.name);
    else if (steps.length === 1 && alone) this.keepCleared(alone, outcome);
    else if (blamed.length > 0 && blamed.length < steps.length) {
      await this.clearOptional(steps.filter((step) => !blamed.includes(step)));
      await this.clearOptional(blamed);
    } else await runInHalves(steps, (half) => this.clearOptional(half));
  }

  /**
   * Records the result for an optional field that was not cleared. A draft with a diagnostic at the
   * field is correct, because other values may require the field.
   */
  private keepCleared({ field }: TrialStep, outcome: TrialResult): void {
    const sentence = outcome.kind === "draft" ? outcome.told.get(field.name) : undefined;
    if (sentence !== undefined) this.held.add(field.name);
    else this.fail(field, `not cleared: ${describeFailure(outcome)}`);
  }

  private async clearRequired(steps: readonly TrialStep[]): Promise<void> {
    if (steps.length === 0) return;
    const outcome = await this.trial.run(steps, { tellsAll: true });
    await this.undo(steps.map(({ field }) => field));
    const told = outcome.kind === "draft" ? outcome.told : new Map<string, string>();
    const left = steps.filter(({ field }) => !told.has(field.name));
    for (const { field } of steps) if (told.has(field.name)) this.held.add(field.name);
    // A required text that was cleared is saved as an empty text if the schema allows one.
    if (outcome.kind === "saved") for (const { field } of steps) this.cleared.add(field.name);
    else if (left.length < steps.length) await this.clearRequired(left);
    else if (left.length === 1 && left[0])
      this.fail(left[0].field, `left empty: ${describeFailure(outcome)}`);
    else await runInHalves(left, (half) => this.clearRequired(half));
  }
}

/** Whether a field has no action left that can be combined with those of other fields. */
function cannotCombineNextAction({ ways, tried }: FieldPlan, together: number): boolean {
  return tried >= ways.length || (together > 1 && ways[tried]?.others !== undefined);
}

function createClearAction({ field, way: { back } }: TrialStep): FieldAction | undefined {
  return back ?? actionToClear(field);
}

function toClearStep(step: TrialStep): TrialStep {
  return { field: step.field, way: createClearAction(step) ?? step.way };
}

/** Describes a failure without a diagnostic at the field. */
function describeFailure(outcome: TrialResult): string {
  if (outcome.kind === "wrong") return `(${outcome.why})`;
  const above = outcome.kind === "draft" ? outcome.above.join(" · ") : "saved";
  return `(nothing is said at the field; above: ${above})`;
}

async function runInHalves<Item>(
  items: readonly Item[],
  run: (half: readonly Item[]) => Promise<void>,
): Promise<void> {
  const middle = Math.ceil(items.length / 2);
  await run(items.slice(0, middle));
  await run(items.slice(middle));
}
