import { existsSync } from "node:fs";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { checkContentFolder } from "../../../load/check-content-folder.ts";
import type { Diagnostic } from "../../../yaml/diagnostic.ts";
import { lineAt, splitLines } from "../../../yaml/lines.ts";
import { applyEditSteps, listTouchedFiles } from "./apply-edit-steps.ts";
import type { EditStep } from "./read-blind-set.ts";

const shipped = join(import.meta.dirname, "../../../../content");

/**
 * The date for which the blind sets were written. The results must not depend on the date of the
 * run.
 */
const blindSetDate = "2026-11-22";

/** A diagnostic whose file is relative to the content folder, with its line. */
export interface ContentDiagnostic extends Diagnostic {
  /** Line number from 1 and text of the line; absent if the diagnostic concerns a whole file. */
  line?: number;
  text?: string;
  /** Offset of the line's start in the file. */
  lineStart?: number;
}

/** A copy of a content folder, for making and reverting mistakes. */
export interface ContentCopy {
  directory: string;
  /** Returns the diagnostics that the unchanged content did not have. */
  check(): Promise<ContentDiagnostic[]>;
  /** Applies the steps, runs `look` and reverts the steps. */
  withSteps<Seen>(steps: readonly EditStep[], look: () => Promise<Seen>): Promise<Seen>;
  /** Restores the files from the original content; deletes those that it does not contain. */
  restore(files: readonly string[]): Promise<void>;
  dispose(): Promise<void>;
}

interface CopyOptions {
  /** The folder to copy; the shipped content by default. */
  content?: string;
  /** The date that the check takes for today. */
  day?: string;
  /** Whether `check` also returns the diagnostics of the unchanged content. */
  all?: boolean;
}

/** Copies a content folder to a temporary one; `dispose` deletes it. */
export async function createContentCopy({
  content = shipped,
  day = blindSetDate,
  all = false,
}: CopyOptions = {}): Promise<ContentCopy> {
  const directory = await mkdtemp(join(tmpdir(), "prelo-slips-"));
  await cp(content, directory, { recursive: true });
  const known = new Map();
  const look = async () =>
    locateDiagnostics(directory, await checkContentFolder(directory, { date: day, known }));
  const before = all ? [] : (await look()).map(diagnosticKey);
  const restore = async (files: readonly string[]) => {
    for (const file of files) await restoreFile({ content, directory }, file);
  };
  return {
    directory,
    check: async () => dropKnownDiagnostics(await look(), before),
    async withSteps(steps, seen) {
      try {
        await applyEditSteps(directory, steps);
        return await seen();
      } finally {
        await restore(listTouchedFiles(steps));
      }
    },
    restore,
    dispose: () => rm(directory, { recursive: true, force: true }),
  };
}

async function restoreFile(
  { content, directory }: { content: string; directory: string },
  file: string,
): Promise<void> {
  const before = join(content, file);
  if (existsSync(before)) return cp(before, join(directory, file));
  await rm(join(directory, file), { force: true });
}

async function locateDiagnostics(
  directory: string,
  { diagnostics }: { diagnostics: readonly Diagnostic[] },
): Promise<ContentDiagnostic[]> {
  const prefix = relative(process.cwd(), directory).replaceAll(sep, "/");
  const shown = (text: string) => text.replaceAll(prefix, "content");
  return Promise.all(
    diagnostics.map(async (diagnostic) => ({
      ...diagnostic,
      file: diagnostic.file.replace(`${prefix}/`, ""),
      message: shown(diagnostic.message),
      ...(await locateLine(directory, diagnostic)),
    })),
  );
}

async function locateLine(directory: string, { file, range }: Diagnostic) {
  const path = join(process.cwd(), file);
  const isFile = path.startsWith(directory) && /\.ya?ml$/.test(path) && existsSync(path);
  if (!isFile) return {};
  // A byte order mark does not count in offsets.
  const source = (await readFile(path, "utf8")).replace(/^\ufeff/, "");
  const { number, text, start } = lineAt(splitLines(source), range.start);
  return { line: number, text, lineStart: start };
}

function diagnosticKey({ file, code, path, message }: Diagnostic): string {
  return [file, code, path, message].join(" | ");
}

function dropKnownDiagnostics(
  told: readonly ContentDiagnostic[],
  before: readonly string[],
): ContentDiagnostic[] {
  const left = [...before];
  return told.filter((each) => {
    const index = left.indexOf(diagnosticKey(each));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
