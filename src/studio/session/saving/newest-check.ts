import type { HeldFiles } from "../texts/held-files.ts";
import type { Told, WholeCheck } from "./checking.ts";
import { sortErrors } from "./new-errors.ts";

/** The diagnostics of the current texts in the studio. */
export class NewestCheck {
  /** All diagnostics. Errors that existed at opening come first. */
  told: readonly Told[] = [];
  /** Those that existed at opening. */
  old: ReadonlySet<Told> = new Set();
  private readonly files: HeldFiles;
  private readonly check: WholeCheck;
  private atOpening: readonly Told[] | undefined;
  /** Files with errors from a partial result. */
  private readonly early = new Set<string>();

  constructor(files: HeldFiles, check: WholeCheck) {
    this.files = files;
    this.check = check;
  }

  /**
   * Checks the current texts. Rejects if the check fails.
   *
   * @param onDisk returns the diagnostics of the content on disk
   * @param onEarly called when a partial result changes the diagnostics
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

  /**
   * A file with an error of its own is not compared with others, so that its partial result is
   * complete.
   */
  private takeEarly(files: ReadonlySet<string>, own: readonly Told[]): boolean {
    const faulty = new Set(own.filter(({ severity }) => severity === "error").map((e) => e.file));
    const news = [...files].filter((file) => faulty.has(file) || this.early.has(file));
    for (const file of news) this.early[faulty.has(file) ? "add" : "delete"](file);
    const isNews = ({ file }: Told) => news.includes(file);
    this.told = [...this.told.filter((each) => !isNews(each)), ...own.filter(isNews)];
    return news.length > 0;
  }
}
