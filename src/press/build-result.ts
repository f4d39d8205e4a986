import { readFileSync, statSync } from "node:fs";
import type { ReportedFile } from "../check/report.ts";
import type { Change } from "../content/dates.ts";
import type { Diagnostic } from "../text/diagnostic.ts";
import type { BuildRecord } from "./again/last-build.ts";
import type { Excess } from "./file/budget.ts";
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
  /** Write the compressed twin of each text file, too. */
  compress?: boolean;
  progress?: Progress;
}

/** What a build came to: mistakes that stopped it, or the number of pages written. */
export interface BuildResult {
  diagnostics: Diagnostic[];
  files: ReportedFile[];
  /** The pages that weigh more than they may: they stop the build. */
  excesses?: Excess[];
  /** Nothing where mistakes stopped the build. */
  pages?: number;
  /** The path of the host below which the site stands. */
  base?: string;
  /** What will change by itself in the days to come, the next first. */
  upcoming?: Change[];
}

/** What a build told, as its files still say it. */
export function resultOf({ told, pages }: BuildRecord): BuildResult {
  const { diagnostics, upcoming, base } = told;
  const read = told.files.map((file) => ({
    file,
    get text() {
      return readText(file);
    },
  }));
  return {
    diagnostics,
    files: reportedFiles(diagnostics, read),
    pages: Object.keys(pages).length,
    upcoming,
    base,
  };
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

/** Nothing of what is no file: a warning may be about a folder. */
function readText(file: string): string {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, "utf8") : "";
}
