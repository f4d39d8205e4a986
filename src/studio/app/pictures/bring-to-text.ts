import { isFileName } from "../../../model/markup/file-links.ts";
import type { BroughtPart } from "../../canvas/page-link.ts";
import type { BroughtFile } from "../../pictures/brought-file.ts";
import type { StudioModel } from "../studio-model.ts";
import { bringFile } from "./bring-file.ts";
import { titleAround } from "./bring-to-field.ts";
import { fileChoices } from "./file-choices.ts";
import { describedAs } from "./media-files.ts";
import type { FilePlace } from "./put-file.ts";
import { renewLook } from "./renew-look.ts";

/**
 * Provides a picture or a file for a rich text: uploads `picked`, or lets the editor choose one of
 * the given kind. The bytes are added in the same undo step as the text that names them.
 *
 * @returns `undefined` if none was chosen, or after an error, which is announced
 */
export async function bringToText(
  model: StudioModel,
  place: FilePlace,
  picked: File | BroughtPart["kind"],
): Promise<BroughtPart | undefined> {
  const title = titleAround(model, place);
  const brought =
    typeof picked === "string"
      ? await chosen(model, place, picked)
      : await bringFile(model, { picked, wanted: "either", title });
  if (typeof brought === "string") model.say(brought);
  if (typeof brought !== "object") return undefined;
  const { name, line } = brought;
  if (line !== undefined) model.arriving.set(`media/${name}`, line);
  renewLook(model, name);
  const own = typeof picked === "string" ? undefined : picked.name;
  return isFileName(name)
    ? { kind: "file", file: name, words: wordsFor(model, name, own) }
    : { kind: "picture", file: name, alt: describedAs(model).get(name)?.[0] ?? "" };
}

/** Link text for a file: its original file name, or its title on the site if it has one. */
function wordsFor(model: StudioModel, name: string, own: string | undefined): string {
  const label = fileChoices(model).find(({ value }) => value === name)?.label;
  const said = own === undefined && label !== name ? label : undefined;
  const plain = (own ?? name).replace(/^.*\/|\.[^.]{1,5}$/g, "").replace(/[-_\s]+/g, " ");
  return said ?? (plain.trim() || name);
}

function chosen(
  model: StudioModel,
  place: FilePlace,
  kind: BroughtPart["kind"],
): Promise<BroughtFile | undefined> {
  const dialog = kind === "picture" ? "pictures" : "files";
  return new Promise((choose) => model.set({ filing: { kind: dialog, ...place, choose } }));
}
