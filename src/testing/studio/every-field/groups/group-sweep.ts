import type { DiskContent, DiskFile } from "../disk-content.ts";
import { actionsToFill } from "../field-actions.ts";
import { FieldTrialRunner, type TrialResult } from "../field-trial.ts";
import {
  createFieldUnderTest,
  type FieldAction,
  type FieldUnderTest,
} from "../field-under-test.ts";
import { describeUnsetField, type StudioDriver } from "../studio-driver.ts";
import type { FileFieldCounts, SweepReport } from "../sweep-report.ts";
import { addFirstGroupItem, removeGroup } from "./group-actions.ts";
import type { GroupAttempt } from "./group-attempt.ts";
import { type NewGroup, withAddedGroups } from "./new-groups.ts";

/** A field of a new group, and the actions that could fill it. */
interface FillableField {
  growing: GroupAttempt;
  field: FieldUnderTest;
  ways: readonly FieldAction[];
}

const mostRounds = 16;

/**
 * Adds the groups that a file does not have, fills them, removes them with their buttons, and
 * undoes everything.
 */
export class GroupSweep {
  private readonly trial: FieldTrialRunner;

  constructor(
    private readonly hand: StudioDriver,
    private readonly disk: DiskContent,
    private readonly file: DiskFile,
  ) {
    this.trial = new FieldTrialRunner(hand, disk, file);
  }

  /**
   * Adds many groups together. A group with a diagnostic tries its next form or value. If there is
   * a failure but no such group, adds each half alone.
   */
  async run(all: readonly GroupAttempt[]): Promise<void> {
    for (let round = 0; round < mostRounds; round += 1) {
      const growing = all.filter(({ isEnded }) => !isEnded);
      if (growing.length === 0) return;
      const outcome = await this.fillGroups(growing);
      if (outcome === "clear" || outcome === "told") continue;
      if (growing.length > 1) return this.inHalves(growing);
      growing[0]?.rejectForm(`(${outcome})`);
    }
    for (const each of all) if (!each.isEnded) each.rejectForm("(no end of it)");
  }

  private async inHalves(all: readonly GroupAttempt[]): Promise<void> {
    const middle = Math.ceil(all.length / 2);
    await this.run(all.slice(0, middle));
    await this.run(all.slice(middle));
  }

  /**
   * Adds and fills groups, then undoes everything. Returns the outcome, or a fault if undo does not
   * restore the file's original bytes.
   */
  private async fillGroups(all: readonly GroupAttempt[]): Promise<string> {
    const groups = all.flatMap(({ group }) => group ?? []);
    let result: string;
    try {
      const fillings = await this.add(all, groups);
      const from = withAddedGroups(this.file, groups).value;
      const outcome = await this.trial.run(createTrialSteps(fillings), { from });
      if (outcome.kind === "saved") result = await this.remove(groups, all, fillings);
      else result = await this.readDiagnostics(outcome, all, fillings);
    } catch (error) {
      result = String(error).split("\n", 1)[0] ?? "";
    }
    return (await this.trial.undo()) ? result : "undo does not bring back the bytes";
  }

  private async add(
    all: readonly GroupAttempt[],
    groups: readonly NewGroup[],
  ): Promise<FillableField[]> {
    const { hand, file, disk } = this;
    await hand.addFields(groups.map(({ place }) => describeUnsetField(file.path, place)));
    await hand.unfold();
    for (const group of groups) await addFirstGroupItem(hand, group);
    await hand.unfold();
    const bare = withAddedGroups(file, groups).value;
    const leaves = all.flatMap((growing) => growing.leaves().map((place) => ({ growing, place })));
    await hand.addFields(leaves.map(({ place }) => describeUnsetField(file.path, place)));
    await hand.unfold();
    const fillings: FillableField[] = [];
    for (const { growing, place } of leaves) {
      const field = createFieldUnderTest({ ...file, value: bare }, place, disk);
      if ((await hand.controls(field.name).count()) === 0) throw new Error(`no ${field.name}`);
      fillings.push({ growing, field, ways: await actionsToFill(hand, field) });
    }
    return fillings;
  }

  private async remove(
    groups: readonly NewGroup[],
    all: readonly GroupAttempt[],
    fillings: readonly FillableField[],
  ): Promise<string> {
    await this.hand.unfold();
    for (const group of groups) await removeGroup(this.hand, group);
    const gone = await this.trial.run([], { from: this.file.value });
    if (gone.kind !== "saved") return `not removed: ${describeFailureReason(gone)}`;
    for (const each of all) {
      const own = fillings.filter(({ growing }) => growing === each);
      each.markDone(own.map(({ field }) => field.name));
    }
    return "clear";
  }

  /**
   * Selects the next value of each field with a diagnostic, and the next form of each such group.
   */
  private async readDiagnostics(
    outcome: TrialResult,
    all: readonly GroupAttempt[],
    fillings: readonly FillableField[],
  ): Promise<string> {
    if (outcome.kind !== "draft") return describeFailureReason(outcome);
    const atGroups = await this.hand.diagnosticsAt(all.map(({ name }) => name));
    const blamed = fillings.filter(({ field }) => outcome.told.has(field.name));
    for (const { growing, field, ways } of blamed)
      growing.rejectFieldValue(field, outcome.told.get(field.name) ?? "", ways.length);
    for (const each of all) {
      const sentence = atGroups.get(each.name);
      if (sentence !== undefined) each.rejectForm(sentence);
    }
    return blamed.length + atGroups.size > 0 ? "told" : describeFailureReason(outcome);
  }
}

function createTrialSteps(fillings: readonly FillableField[]) {
  return fillings.flatMap(({ growing, field, ways }) => {
    const way = growing.actionOf(field, ways);
    return way ? [{ field, way }] : [];
  });
}

function describeFailureReason(outcome: TrialResult): string {
  if (outcome.kind === "wrong") return outcome.why;
  const above = outcome.kind === "draft" ? outcome.above.join(" · ") : "saved";
  return `nothing is said at the field; above: ${above}`;
}

/** Adds the results of groups to a report. Returns a fault for each group that failed. */
export function addGroupResults(
  all: readonly GroupAttempt[],
  row: FileFieldCounts,
  report: SweepReport,
): string[] {
  const faults: string[] = [];
  row.groups += all.length;
  for (const { name, inside, unset, sentences } of all) {
    // A sentence in brackets is a fault of the sweep. Other sentences are diagnostics.
    const isTold = sentences.length > 0 && !sentences.some((each) => each.startsWith("("));
    if (inside) report.refused.push(...unset);
    else if (isTold) report.refused.push({ name, sentence: sentences[0] ?? "" });
    else faults.push(`${name}: not added: ${sentences.join(" | ") || "no way to add it"}`);
    row.added += inside ? 1 : 0;
    row.inside += inside?.length ?? 0;
    row.refused += inside ? unset.length : Number(isTold);
  }
  row.failed += faults.length;
  report.faults.push(...faults);
  return faults;
}
