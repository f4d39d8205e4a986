import type { Draft } from "../../model/raw-site.ts";
import type { Diagnostic } from "../../yaml/diagnostic.ts";
import { diagnose } from "../diagnose.ts";
import { at } from "../folder.ts";

// What the file of a drawing's cut, for the dark or for small places, has besides its name.
const cut = /(?:-small)?(?:-dark)?(?=\.svg$)/;

/** The picture to which a file belongs: `hero.svg` of its cut `hero-small-dark.svg`, else itself. */
export function wholePicture(name: string, media: Pick<Draft["media"], "has">): string {
  const whole = name.replace(cut, "");
  return media.has(whole) ? whole : name;
}

/**
 * Pictures of the media folder that nothing shows; the cuts of a drawing go with it.
 *
 * @param used what content shows or offers, by its path in the media folder
 */
export function unusedPictures(draft: Draft, used: ReadonlySet<string>): string[] {
  const names = [...draft.media.keys()].filter(isPicture);
  const wholes = names.filter((name) => wholePicture(name, draft.media) === name);
  return wholes.filter((name) => !used.has(name));
}

/** Tells of pictures that nothing shows. */
export function reportUnused(draft: Draft, unused: readonly string[]): Diagnostic[] {
  return unused.map((name) => {
    const folder = `${draft.folder}/media`;
    const place = at(`${folder}/${name}`);
    return diagnose("unused-picture", { name, folder }, { ...place, severity: "warning" });
  });
}

/** Whether a file of the media folder is a picture; hidden files are those of other programs. */
export function isPicture(name: string): boolean {
  return /\.(?:svg|png|jpe?g|webp|avif|gif)$/i.test(name) && !/(?:^|\/)\./.test(name);
}
