import { textAt } from "../../../model/raw-site.ts";
import { pageAddresses } from "../../hosts/server/api-addresses.ts";
import type { StudioModel } from "../studio-model.ts";
import { isPhotograph } from "./media-files.ts";
import { mediaWords as words } from "./words.pt-br.ts";

/**
 * Once a picture is saved, has it printed as visitors get it, in the inks and sizes of the site, and shows it so. Until
 * then, or where that cannot be done, the page shows it as it came.
 */
export function renewLook(model: StudioModel, name: string): void {
  const { session } = model;
  const stop = session.subscribe(() => {
    const isThere = session.kept().get(`media/${name}`) !== null;
    if (session.state() !== "saved" || !isThere || model.arriving.has(`media/${name}`)) return;
    stop();
    void renew(model).then(
      () => tellInks(model, name),
      () => undefined,
    );
  });
}

/** A photograph that loses its colours is told why: nobody has to take it for broken. */
function tellInks(model: StudioModel, name: string): void {
  const isInked = textAt(model.session.value("theme.yaml"), "/photos") === "duotone";
  if (isInked && isPhotograph(name)) model.sayAlso(words.inInks);
}

async function renew(model: StudioModel): Promise<void> {
  // Where nobody prints it, it stays as it came.
  if (model.pictures) return;
  const answer = await fetch(pageAddresses.brought);
  const { placed } = await answer.json();
  await model.place(placed);
}
