import type { FieldPlace } from "../../../../studio/fields/schema/field-place.ts";
import { valueAt } from "../../../../yaml/json-pointer.ts";
import type { DiskFile } from "../disk-content.ts";
import { listMissingContainers } from "../field-leaves.ts";
import type { FieldAction, FieldUnderTest } from "../field-under-test.ts";
import type { UncoveredField } from "../sweep-report.ts";
import {
  listFieldsInGroup,
  listNewGroupVariants,
  type NewGroup,
  withAddedGroups,
} from "./new-groups.ts";

/** A group to add: its current form, and the values of its fields in the next attempt. */
export class GroupAttempt {
  /** The names of the fields set inside the group. `undefined` until an attempt has succeeded. */
  inside: readonly string[] | undefined;
  /** Fields of the group for which no valid value was found, with their diagnostics. */
  unset: UncoveredField[] = [];
  /** One diagnostic for each form that failed. */
  readonly sentences: string[] = [];
  private tried = new Map<string, number>();
  private form = 0;

  /** @param forms candidates, the likeliest to be valid first */
  constructor(
    readonly place: FieldPlace,
    private readonly file: DiskFile,
    private readonly forms: readonly NewGroup[],
  ) {}

  get name(): string {
    return `${this.file.path}#${this.place.path}`;
  }

  /** The current form; `undefined` once all have been tried. */
  get group(): NewGroup | undefined {
    return this.forms[this.form];
  }

  get isEnded(): boolean {
    return this.inside !== undefined || this.group === undefined;
  }

  /** Returns the fields of the group that the next attempt sets. */
  leaves(): FieldPlace[] {
    const { group, file } = this;
    if (!group) return [];
    const unset = new Set(this.unset.map(({ name }) => name));
    const leaves = listFieldsInGroup(withAddedGroups(file, [group]), group);
    return leaves.filter(({ path }) => !unset.has(`${file.path}#${path}`));
  }

  /** Returns the action for a field in the next attempt. */
  actionOf({ name }: FieldUnderTest, ways: readonly FieldAction[]): FieldAction | undefined {
    return ways[this.tried.get(name) ?? 0];
  }

  /**
   * Moves a field with a diagnostic to its next value. After the last value, the group omits the
   * field or, if the form itself created the field, gives up the form.
   */
  rejectFieldValue({ name, place }: FieldUnderTest, sentence: string, ways: number): void {
    const next = (this.tried.get(name) ?? 0) + 1;
    this.tried.set(name, next);
    if (next < ways || !this.group) return;
    const bare = withAddedGroups(this.file, [this.group]).value;
    if (valueAt(bare, place.path) !== undefined) this.rejectForm(sentence);
    else this.unset.push({ name, sentence });
  }

  /** Gives up the current form, for the reason given, and selects the next one. */
  rejectForm(sentence: string): void {
    this.sentences.push(sentence);
    this.form += 1;
    this.tried = new Map();
    this.unset = [];
  }

  /** Ends the attempt with success: the group was saved and removed again. */
  markDone(inside: readonly string[]): void {
    this.inside = inside;
  }
}

/** Returns an attempt for each group that a file may have but does not have. */
export function listGroupAttempts(file: DiskFile): GroupAttempt[] {
  return listMissingContainers(file).map(
    (place) => new GroupAttempt(place, file, listNewGroupVariants(file, place)),
  );
}
