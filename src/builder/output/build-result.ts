import type { ReportedFile } from "../../check/diagnostics/locate-diagnostics.ts";
import type { ScheduledChange } from "../../model/content-schedule.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import type { OverBudget } from "../html/budget.ts";
import type { ProgressReporter } from "./progress.ts";

export interface BuildOptions {
  /** The content folder. */
  content: string;
  /** The output folder. */
  out: string;
  /** The ISO date as of which the site is built. Default: today. */
  date?: string;
  /** Whether to include drafts and content that is due later. */
  drafts?: boolean;
  /** The site's address. Default: the one in the settings. */
  url?: string;
  /** Whether search engines are asked not to index any page. */
  preview?: boolean;
  /** Whether to write a compressed copy of each text file. */
  compress?: boolean;
  progress?: ProgressReporter;
}

/** The result of checking content. If a site was built, there are only warnings. */
export interface ContentCheckResult {
  diagnostics: Diagnostic[];
  files: ReportedFile[];
  /** Upcoming automatic changes, soonest first. */
  upcoming?: ScheduledChange[];
  /** The path on the host below which the site is published. */
  base?: string;
  /** The exceeded budgets, for authors of components and themes. */
  overBudget?: OverBudget[];
}

/** The result of a build: the errors that stopped it, or the number of pages. */
export interface BuildResult extends ContentCheckResult {
  /** `undefined` if errors stopped the build. */
  pages?: number;
}

/**
 * Returns the files with their texts. Files without diagnostics get an empty text, because their
 * own is not read.
 */
export function omitTextsWithoutDiagnostics(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
): ReportedFile[] {
  const faulty = new Set(diagnostics.map(({ file }) => file));
  return files.map((each) => {
    return { file: each.file, text: faulty.has(each.file) ? each.text : "" };
  });
}
