import type { HeldFiles } from "../texts/held-files.ts";
import type { Told, WholeCheck } from "./checking.ts";
import { sortErrors } from "./new-errors.ts";

/** What is to be told of the texts as they stand in the studio. */
export class NewestCheck {
  /** Errors that stood there at opening come first. */
  told: readonly Told[] = [];
  /** Those of them that did. */
  old: ReadonlySet<Told> = new Set();
  private readonly files: HeldFiles;
  private readonly check: WholeCheck;
  private atOpening: readonly Told[] | undefined;
  /** Files of which errors were told before all was known. */
  private readonly early = new Set<string>();

  constructor(files: HeldFiles, check: WholeCheck) {
    this.files = files;
    this.check = check;
  }

  /**
   * Checks the texts as they stand. Fails as the check does.
   *
   * @param onDisk what the check says of the content on the disk
   * @param onEarly called where there is something to tell before all is known
   */
  async run(onDisk: () => Promise<readonly Told[]>, onEarly: () => void): Promise<void> {
    this.atOpening ??= await onDisk();
    const told = await this.check(this.files.inStudio(), (files, own) => {
      if (this.takeEarly(files, own)) onEarly();
    });
    const { old } = sortErrors(told, this.atOpening);
    this.old = old;
    this.told = [...told.filter((each) => old.has(each)), ...told.filter((e) => !old.has(e))];
  }

  /** A file with an error of its own is not compared with others: there is nothing else to tell of it. */
  private takeEarly(files: ReadonlySet<string>, own: readonly Told[]): boolean {
    const faulty = new Set(own.filter(({ severity }) => severity === "error").map((e) => e.file));
    const news = [...files].filter((file) => faulty.has(file) || this.early.has(file));
    for (const file of news) this.early[faulty.has(file) ? "add" : "delete"](file);
    const isNews = ({ file }: Told) => news.includes(file);
    this.told = [...this.told.filter((each) => !isNews(each)), ...own.filter(isNews)];
    return news.length > 0;
  }
}
