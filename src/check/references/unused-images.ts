import type { ParsedSite } from "../../model/parsed-site.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { wholeFileLocation } from "../check-folder.ts";
import { diagnose } from "../diagnose.ts";

// What the file of a drawing's cut, for the dark or for small places, has besides its name.
const variantSuffix = /(?:-small)?(?:-dark)?(?=\.svg$)/;

/** The picture to which a file belongs: `hero.svg` of its cut `hero-small-dark.svg`, else itself. */
export function mainPicture(name: string, media: Pick<ParsedSite["media"], "has">): string {
  const whole = name.replace(variantSuffix, "");
  return media.has(whole) ? whole : name;
}

/**
 * Pictures of the media folder that nothing shows; the cuts of a drawing go with it.
 *
 * @param used what content shows or offers, by its path in the media folder
 */
export function unusedPictures(draft: ParsedSite, used: ReadonlySet<string>): string[] {
  const names = [...draft.media.keys()].filter(isPicture);
  const wholes = names.filter((name) => mainPicture(name, draft.media) === name);
  return wholes.filter((name) => !used.has(name));
}

/** Tells of pictures that nothing shows. */
export function unusedPictureDiagnostics(
  draft: ParsedSite,
  unused: readonly string[],
): Diagnostic[] {
  return unused.map((name) => {
    const folder = `${draft.folder}/media`;
    const place = wholeFileLocation(`${folder}/${name}`);
    return diagnose("unused-picture", { name, folder }, { ...place, severity: "warning" });
  });
}

/** Whether a file of the media folder is a picture; hidden files are those of other programs. */
export function isPicture(name: string): boolean {
  return /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(name) && !/(?:^|\/)\./.test(name);
}
