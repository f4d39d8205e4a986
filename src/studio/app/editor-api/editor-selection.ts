import { textAt } from "../../../model/parsed-site.ts";
import type { EditorSelection, PreviewSelection } from "../../canvas/preview-bridge.ts";
import type { Session } from "../../session/session.ts";
import {
  editedPartPointer,
  entryOrPartPointer,
  findDisplayedNumberPointer,
  findFactPlace,
  parseFieldKey,
} from "../panel/field-navigation/field-pointers.ts";
import type { StudioModel } from "../studio-model.ts";
import { handleShortcut } from "../toolbar/shortcuts.ts";
import { findOtherLinkedPage } from "./find-other-linked-page.ts";

/** @param find opens the search */
export function createEditorSelection(model: StudioModel, find: () => void): EditorSelection {
  return {
    select: (place) => selectPart(model, place),
    setEditing: (text) => model.set({ acceptsFormatting: text?.markup ?? false }),
    openPage: (address) => {
      const page = findOtherLinkedPage(model, address);
      if (page) location.hash = `#${page.route}`;
    },
    handleKey: (event) => handleShortcut(event, model, find),
  };
}

/** Whether a text consists of one fact token. Typing into such a text would replace the fact. */
function isOnlyFactToken(session: Session, field: string | undefined, fact?: string): boolean {
  if (field === undefined || fact === undefined) return false;
  const { file, path } = parseFieldKey(field);
  return textAt(session.value(file), path)?.trim() === `\${${fact}}`;
}

function selectPart(model: StudioModel, { field, block, fact, derived }: PreviewSelection) {
  const { parts } = model.current();
  const { session } = model;
  const source = fact ? findFactPlace(fact, (file) => session.value(file)) : undefined;
  const place = source ?? (field ? parseFieldKey(field) : undefined);
  if (place) {
    const value = session.value(place.file);
    const path = editedPartPointer(value, place.path);
    const entry = entryOrPartPointer(value, place.path);
    const number =
      derived === undefined ? undefined : findDisplayedNumberPointer(value, entry, derived);
    const isAsked = number !== undefined || isOnlyFactToken(session, field, fact);
    // Numbers and facts cannot be edited in the preview, so the focus moves to their field.
    model.set({
      selection: { file: place.file, path, field: number ?? place.path, shouldFocus: isAsked },
    });
  } else if (parts && block !== undefined && parts.kind === "page") {
    model.set({ selection: { file: parts.file, path: `/blocks/${block}` } });
  }
}
