import { mediaStrings as strings } from "#lang/studio/app/media/strings";
import { textAt } from "../../../model/parsed-site.ts";
import { pageAddresses } from "../../backend-contract/api-addresses.ts";
import type { StudioModel } from "../studio-model.ts";
import { isRasterPictureName } from "./media-files.ts";

/**
 * Loads the renditions of a picture when it has been saved, and shows them. Before that, or if
 * loading fails, the page shows the original.
 */
export function loadRenditionsOnSave(model: StudioModel, name: string): void {
  const { session } = model;
  const stop = session.subscribe(() => {
    const isThere = session.mediaFiles().get(`media/${name}`) !== null;
    if (session.state() !== "saved" || !isThere || model.pendingUploads.has(`media/${name}`))
      return;
    stop();
    void loadRenditions(model).then(
      () => announceDuotone(model, name),
      () => undefined,
    );
  });
}

/** Announces that a photo has lost its colours, if the theme shows photos in duotone. */
function announceDuotone(model: StudioModel, name: string): void {
  const isInked = textAt(model.session.value("theme.yaml"), "/photos") === "duotone";
  if (isInked && isRasterPictureName(name)) model.announceAlso(strings.inInks);
}

async function loadRenditions(model: StudioModel): Promise<void> {
  // The static studio has no server that creates renditions.
  if (model.pictures) return;
  const answer = await fetch(pageAddresses.brought);
  const { placed } = await answer.json();
  await model.applyRenditions(placed);
}
