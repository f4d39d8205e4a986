import type { BroughtFile } from "../../pictures/brought-file.ts";
import type { StudioModel } from "../studio-model.ts";
import { bringFile } from "./bring-file.ts";
import { titleAround } from "./bring-to-field.ts";
import { describedAs } from "./media-files.ts";
import type { FilePlace } from "./put-file.ts";
import { renewLook } from "./renew-look.ts";

/**
 * A picture for a longer text: that file, or one that somebody chooses. Its bytes come with the change that names it, so
 * that both are one step.
 *
 * @returns nothing where none comes; why is told
 */
export async function pictureForText(
  model: StudioModel,
  place: FilePlace,
  picked?: File,
): Promise<{ file: string; alt: string } | undefined> {
  const title = titleAround(model, place);
  const brought = picked
    ? await bringFile(model, { picked, wanted: "picture", title })
    : await chosen(model, place);
  if (typeof brought === "string") model.say(brought);
  if (typeof brought !== "object") return undefined;
  const { name, line } = brought;
  if (line !== undefined) model.arriving.set(`media/${name}`, line);
  renewLook(model, name);
  return { file: name, alt: describedAs(model).get(name)?.[0] ?? "" };
}

function chosen(model: StudioModel, place: FilePlace): Promise<BroughtFile | undefined> {
  return new Promise((choose) => model.set({ filing: { kind: "pictures", ...place, choose } }));
}
