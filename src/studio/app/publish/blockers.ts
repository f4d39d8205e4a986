import { appStrings as strings } from "#lang/studio/app/strings";
import { preventsPublication } from "../../../check/checklist/prevents-publication.ts";
import { goToField, placeTitle } from "../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../studio-model.ts";

/** Something that prevents publishing, with a link to it. */
export interface PublishBlocker {
  place: string;
  message: string;
  open(): void;
}

/** Lists the errors and conflicts that prevent a commit, conflicts first. */
export function listPublishBlockers(model: StudioModel): PublishBlocker[] {
  const errors = model.current().diagnostics.filter(preventsPublication);
  const conflicts = model.session.conflicts().map(({ file }) => ({
    place: placeTitle(model, file, ""),
    message: strings.twoVersions,
    open: () => focusConflict(model, file),
  }));
  return [
    ...conflicts,
    ...errors.map(({ file, path, message }) => ({
      place: placeTitle(model, file, path),
      message,
      open: () => goToField(model, file, path),
    })),
  ];
}

/** Focuses the conflict of a file, which is shown above the fields. */
function focusConflict(model: StudioModel, file: string): void {
  model.set({ isPanelCollapsed: false });
  const name = CSS.escape(file);
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`[data-conflict="${name}"] button`)?.focus(),
  );
}
