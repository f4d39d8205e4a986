import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { EditStep } from "./read-blind-set.ts";

/**
 * Applies the steps of a case to a folder, in order.
 *
 * @throws if a step does not fit: its text does not occur exactly once, or a file is missing
 */
export async function applyEditSteps(root: string, steps: readonly EditStep[]): Promise<void> {
  for (const step of steps) await applyEditStep(root, step);
}

/** Returns the paths of all files that the steps name. */
export function listTouchedFiles(steps: readonly EditStep[]): string[] {
  return steps.flatMap((step) => ("file" in step ? [step.file] : [step.from, step.to]));
}

async function applyEditStep(root: string, step: EditStep): Promise<void> {
  switch (step.do) {
    case "replace":
      return replaceTextInFile(join(root, step.file), step.find, step.with);
    case "create":
      await mkdir(dirname(join(root, step.file)), { recursive: true });
      return writeFile(join(root, step.file), step.text);
    case "delete":
      return rm(join(root, step.file));
    case "rename":
      return rename(join(root, step.from), join(root, step.to));
    case "copy":
      return copyFile(join(root, step.from), join(root, step.to));
  }
}

async function replaceTextInFile(file: string, part: string, replacement: string): Promise<void> {
  const text = await readFile(file, "utf8");
  if (text.split(part).length !== 2) throw new Error(`"${part}" does not stand once in ${file}`);
  await writeFile(
    file,
    text.replace(part, () => replacement),
  );
}
