import type { EditorApi } from "../../canvas/preview-bridge.ts";
import type { StudioModel } from "../studio-model.ts";
import { createEditorEdits } from "./editor-edits.ts";
import { createEditorQueries } from "./editor-queries.ts";
import { createEditorSelection } from "./editor-selection.ts";
import { TextChanges } from "./text-changes.ts";

/**
 * Creates the interface of the studio for the page in its frame.
 *
 * @param find opens the search
 */
export function createEditorApi(model: StudioModel, find: () => void): EditorApi {
  const texts = new TextChanges(model);
  return {
    queries: createEditorQueries(model, texts),
    edits: createEditorEdits(model, texts),
    selection: createEditorSelection(model, find),
  };
}
