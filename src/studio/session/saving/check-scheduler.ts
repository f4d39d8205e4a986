import { Debouncer, type Later } from "../../async/debouncer.ts";
import type { DocumentStore } from "../documents/document-store.ts";
import type { ContentCheckFunction, SessionDiagnostic } from "./content-checker.ts";
import { LatestCheck } from "./latest-check.ts";

/** The time (ms) between the first edit and its check. */
const checkDelay = 30;

interface CheckSchedulerOptions {
  documents: DocumentStore;
  check: ContentCheckFunction;
  /** Returns the diagnostics of the content on disk. */
  checkDisk: () => Promise<readonly SessionDiagnostic[]>;
  later: Later;
  /** Called when the diagnostics may have changed. */
  onChange: () => void;
  /** Called after each action that needs the check. */
  onResult: (isFailed: boolean) => void;
}

/** Checks the texts of a session soon after each edit. */
export class CheckScheduler {
  private readonly latest: LatestCheck;
  private readonly soon: Debouncer;

  constructor(private readonly options: CheckSchedulerOptions) {
    this.latest = new LatestCheck(options.documents, options.check);
    this.soon = new Debouncer(
      () => void this.guard(() => this.checkNow()),
      checkDelay,
      options.later,
    );
  }

  /** Returns the diagnostics of the latest check. */
  diagnostics(): readonly SessionDiagnostic[] {
    return this.latest.diagnostics;
  }

  /** Whether a diagnostic existed when the session was opened. */
  isPreexisting(diagnostic: SessionDiagnostic): boolean {
    return this.latest.preexisting.has(diagnostic);
  }

  schedule(): void {
    this.soon.scheduleOnce();
  }

  /** Whether there are edits that are not checked yet. */
  isWaiting(): boolean {
    return this.soon.isWaiting();
  }

  cancel(): void {
    this.soon.cancel();
  }

  /** Checks the texts now. Rejects if the check fails. */
  async checkNow(): Promise<void> {
    const { checkDisk, onChange } = this.options;
    await this.latest.run(checkDisk, onChange);
    onChange();
  }

  /** Runs an action that needs the check, and reports whether the check failed. */
  async guard(action: () => Promise<void>): Promise<void> {
    const isFailed = await action().then(
      () => false,
      () => true,
    );
    this.options.onResult(isFailed);
  }
}
