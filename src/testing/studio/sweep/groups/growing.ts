import type { FieldPlace } from "../../../../studio/fields/kinds/field-place.ts";
import { valueAt } from "../../../../yaml/json-pointer.ts";
import type { DiskFile } from "../content-disk.ts";
import type { UncoveredField } from "../coverage.ts";
import type { FieldAction, SweepField } from "../field.ts";
import { unwrittenGroupsOf } from "../field-leaves.ts";
import { groupFormsOf, leavesIn, type NewGroup, withGroups } from "./new-groups.ts";

/** A group that is being added: in which form, and which values its fields get in the next attempt. */
export class GroupAttempt {
  /** Fields in it that were set. */
  inside: readonly string[] | undefined;
  /** Fields in it that no value fits, with what is said there. */
  unset: UncoveredField[] = [];
  /** What was said each time it could not be added. */
  readonly sentences: string[] = [];
  private tried = new Map<string, number>();
  private form = 0;

  /** @param forms in which it may be added, the likeliest to be right first */
  constructor(
    readonly place: FieldPlace,
    private readonly file: DiskFile,
    private readonly forms: readonly NewGroup[],
  ) {}

  get name(): string {
    return `${this.file.path}#${this.place.path}`;
  }

  /** Nothing once all forms have been tried. */
  get group(): NewGroup | undefined {
    return this.forms[this.form];
  }

  get isEnded(): boolean {
    return this.inside !== undefined || this.group === undefined;
  }

  /** The fields in it that get a value. */
  leaves(): FieldPlace[] {
    const { group, file } = this;
    if (!group) return [];
    const unset = new Set(this.unset.map(({ name }) => name));
    const leaves = leavesIn(withGroups(file, [group]), group);
    return leaves.filter(({ path }) => !unset.has(`${file.path}#${path}`));
  }

  /** What is done to a field in the next attempt. */
  actionOf({ name }: SweepField, ways: readonly FieldAction[]): FieldAction | undefined {
    return ways[this.tried.get(name) ?? 0];
  }

  /**
   * A field of which something is said goes its next way. Where none is left it stays out, if it may; if it came with
   * the group, this form is at its end.
   */
  markFailed({ name, place }: SweepField, sentence: string, ways: number): void {
    const next = (this.tried.get(name) ?? 0) + 1;
    this.tried.set(name, next);
    if (next < ways || !this.group) return;
    const bare = withGroups(this.file, [this.group]).value;
    if (valueAt(bare, place.path) !== undefined) this.rejectValue(sentence);
    else this.unset.push({ name, sentence });
  }

  /** It is not right in this form. */
  rejectValue(sentence: string): void {
    this.sentences.push(sentence);
    this.form += 1;
    this.tried = new Map();
    this.unset = [];
  }

  /** It stood in the file, and is gone again. */
  end(inside: readonly string[]): void {
    this.inside = inside;
  }
}

/** The groups that a file may have and does not. */
export function groupAttemptsOf(file: DiskFile): GroupAttempt[] {
  return unwrittenGroupsOf(file).map(
    (place) => new GroupAttempt(place, file, groupFormsOf(file, place)),
  );
}
