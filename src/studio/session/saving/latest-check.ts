import type { DocumentStore } from "../documents/document-store.ts";
import type { ContentCheckFunction, SessionDiagnostic } from "./content-checker.ts";
import { separateNewErrors } from "./new-errors.ts";

/** The diagnostics of the current texts in the studio. */
export class LatestCheck {
  /** All diagnostics. Errors that existed at opening come first. */
  diagnostics: readonly SessionDiagnostic[] = [];
  /** The diagnostics that existed at opening. */
  preexisting: ReadonlySet<SessionDiagnostic> = new Set();
  private readonly files: DocumentStore;
  private readonly check: ContentCheckFunction;
  private atOpening: readonly SessionDiagnostic[] | undefined;
  /** Files with errors from a partial result. */
  private readonly filesWithEarlyErrors = new Set<string>();

  constructor(files: DocumentStore, check: ContentCheckFunction) {
    this.files = files;
    this.check = check;
  }

  /**
   * Checks the current texts. Rejects if the check fails.
   *
   * @param onDisk returns the diagnostics of the content on disk
   * @param onEarly called when a partial result changes the diagnostics
   */
  async run(
    onDisk: () => Promise<readonly SessionDiagnostic[]>,
    onEarly: () => void,
  ): Promise<void> {
    this.atOpening ??= await onDisk();
    const told = await this.check(this.files.studioTexts(), (files, own) => {
      if (this.applyEarlyDiagnostics(files, own)) onEarly();
    });
    const { old } = separateNewErrors(told, this.atOpening);
    this.preexisting = old;
    this.diagnostics = [
      ...told.filter((each) => old.has(each)),
      ...told.filter((e) => !old.has(e)),
    ];
  }

  /**
   * Applies a partial result. A file with an error of its own is not compared with others, so its
   * partial result is complete.
   *
   * @returns whether the diagnostics changed
   */
  private applyEarlyDiagnostics(
    files: ReadonlySet<string>,
    own: readonly SessionDiagnostic[],
  ): boolean {
    const faulty = new Set(own.filter(({ severity }) => severity === "error").map((e) => e.file));
    const news = [...files].filter(
      (file) => faulty.has(file) || this.filesWithEarlyErrors.has(file),
    );
    for (const file of news) this.filesWithEarlyErrors[faulty.has(file) ? "add" : "delete"](file);
    const isNews = ({ file }: SessionDiagnostic) => news.includes(file);
    this.diagnostics = [...this.diagnostics.filter((each) => !isNews(each)), ...own.filter(isNews)];
    return news.length > 0;
  }
}
