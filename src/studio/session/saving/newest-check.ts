import type { HeldFiles } from "../texts/held-files.ts";
import type { Texts, Told } from "./checking.ts";
import { sortErrors } from "./new-errors.ts";

/** What is to be told of the texts as they stand in the studio. */
export class NewestCheck {
  /** Errors that stood there at opening come first. */
  told: readonly Told[] = [];
  /** Those of them that did. */
  old: ReadonlySet<Told> = new Set();
  private readonly files: HeldFiles;
  private readonly check: (texts: Texts) => Promise<readonly Told[]>;
  private atOpening: readonly Told[] | undefined;

  constructor(files: HeldFiles, check: (texts: Texts) => Promise<readonly Told[]>) {
    this.files = files;
    this.check = check;
  }

  /**
   * Checks the texts as they stand. Fails as the check does.
   *
   * @param onDisk what the check says of the content on the disk
   */
  async run(onDisk: () => Promise<readonly Told[]>): Promise<void> {
    this.atOpening ??= await onDisk();
    const told = await this.check(this.files.inStudio());
    const { old } = sortErrors(told, this.atOpening);
    this.old = old;
    this.told = [...told.filter((each) => old.has(each)), ...told.filter((e) => !old.has(e))];
  }
}
