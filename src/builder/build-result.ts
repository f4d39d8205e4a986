import type { ReportedFile } from "../check/report-spots.ts";
import type { Change } from "../model/dates.ts";
import type { Diagnostic } from "../yaml/diagnostic.ts";
import type { OverBudget } from "./html/budget.ts";
import type { Progress } from "./progress.ts";

export interface BuildOptions {
  /** The content folder. */
  content: string;
  /** Where the site goes. */
  out: string;
  /** The day as of which the site is made; today where it is not told. */
  date?: string;
  /** Show drafts and what is due later, too. */
  drafts?: boolean;
  /** The site's address, where it is not the one in its settings. */
  url?: string;
  /** A site for few eyes: search engines are asked to leave every page out. */
  preview?: boolean;
  /** Write each text file compressed, too. */
  compress?: boolean;
  progress?: Progress;
}

/** What a check says of content: warnings at most, where a site was made of it. */
export interface CheckedContent {
  diagnostics: Diagnostic[];
  files: ReportedFile[];
  /** What will change by itself in the days to come, the next first. */
  upcoming?: Change[];
  /** The path of the host below which the site stands. */
  base?: string;
  /** What weighs more than it may, for whoever writes its components and theme. */
  overBudget?: OverBudget[];
}

/** What a build came to: mistakes that stopped it, or the number of pages written. */
export interface BuildResult extends CheckedContent {
  /** Nothing where mistakes stopped the build. */
  pages?: number;
}

/** Files with their texts as far as there is something to tell of them: only those texts are asked for. */
export function reportedFiles(
  diagnostics: readonly Diagnostic[],
  files: readonly ReportedFile[],
): ReportedFile[] {
  const faulty = new Set(diagnostics.map(({ file }) => file));
  return files.map((each) => {
    return { file: each.file, text: faulty.has(each.file) ? each.text : "" };
  });
}
