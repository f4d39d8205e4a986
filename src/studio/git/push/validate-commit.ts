import { resolve } from "node:path";
import { extractRevision } from "../../../changes/revision.ts";
import { createDiskFileStore } from "../../../load/files/disk-files.ts";
import { loadRules } from "../../../load/load-folder.ts";
import { validateContent } from "../../../load/validate-content.ts";
import { findFontErrors } from "../../../media/fonts/font-errors.ts";
import { findPictureProblems } from "../../../media/images.ts";
import type { Theme } from "../../../model/types.ts";

/**
 * Validates the content of a commit with the rules of its folder.
 *
 * @returns the first error as `file: message`, or `undefined` if the content is valid
 */
export async function findFirstError(content: string, commit: string): Promise<string | undefined> {
  const found = await extractRevision(content, commit);
  if ("problem" in found) return found.problem;
  try {
    const files = {
      ...createDiskFileStore(found.directory),
      name: createDiskFileStore(content).name,
    };
    const media = resolve(found.directory, "media");
    const brokenPictures = (names: readonly string[]) =>
      findPictureProblems(
        media,
        names.map((src) => ({ src })),
      );
    const fontFaults = (theme: Theme) => findFontErrors(theme, resolve(found.directory, "fonts"));
    const experts = { brokenPictures, fontFaults };
    const { diagnostics } = await validateContent(files, await loadRules(content), experts);
    const first = diagnostics.find(({ severity }) => severity === "error");
    return first && `${first.file}: ${first.message}`;
  } finally {
    await found.dispose();
  }
}
