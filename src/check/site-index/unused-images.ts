import type { ParsedSite } from "../../model/parsed-site.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { createDiagnostic } from "../diagnostics/create-diagnostic.ts";
import { wholeFileLocation } from "../folder-structure/check-folder-structure.ts";

// Matches the suffix in the file names of a drawing's variants, for dark mode and for small
// screens.
const variantSuffix = /(?:-small)?(?:-dark)?(?=\.svg$)/;

/**
 * Returns the main file of a picture: `hero.svg` for its variant `hero-small-dark.svg`, else the
 * file itself.
 */
export function mainPictureName(name: string, media: Pick<ParsedSite["media"], "has">): string {
  const whole = name.replace(variantSuffix, "");
  return media.has(whole) ? whole : name;
}

/**
 * Returns the pictures of the media folder that content does not use. Leaves out variants of
 * drawings.
 *
 * @param used the files that content shows or offers, by their path in the media folder
 */
export function findUnusedPictures(draft: ParsedSite, used: ReadonlySet<string>): string[] {
  const names = [...draft.media.keys()].filter(isPictureFile);
  const wholes = names.filter((name) => mainPictureName(name, draft.media) === name);
  return wholes.filter((name) => !used.has(name));
}

/** Creates a warning for each unused picture. */
export function unusedPictureDiagnostics(
  draft: ParsedSite,
  unused: readonly string[],
): Diagnostic[] {
  return unused.map((name) => {
    const folder = `${draft.folder}/media`;
    const place = wholeFileLocation(`${folder}/${name}`);
    return createDiagnostic("unused-picture", { name, folder }, { ...place, severity: "warning" });
  });
}

/** Whether a file of the media folder is a picture. Hidden files belong to other programs. */
export function isPictureFile(name: string): boolean {
  return /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(name) && !/(?:^|\/)\./.test(name);
}
