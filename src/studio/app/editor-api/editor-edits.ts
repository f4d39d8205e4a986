import { appStrings as strings } from "#lang/studio/app/strings";
import type { EditorEdits } from "../../canvas/preview-bridge.ts";
import { blockTypeTitle, currentPageBlocks, moveBlock } from "../panel/block-commands.ts";
import { parseFieldKey } from "../panel/field-navigation/field-pointers.ts";
import type { StudioModel } from "../studio-model.ts";
import type { TextChanges } from "./text-changes.ts";

export function createEditorEdits(model: StudioModel, texts: TextChanges): EditorEdits {
  return {
    markUnsaved: () => model.markUnsaved(),
    setText: (field, text) => texts.apply(field, text),
    requestMedia: async (field, picked) => {
      const module = await import("../media/upload-or-pick-file-for-text.ts");
      return module.uploadOrPickFileForText(model, parseFieldKey(field), picked);
    },
    uploadTo: (field, picked) => void uploadDroppedFile(model, parseFieldKey(field), picked),
    blocks: {
      describe: (index) => describeBlock(model, index),
      move: (from, to) => moveBlock(model, from, to),
      select: (index) =>
        model.set({
          selection: { file: model.current().parts?.file ?? "", path: `/blocks/${index}` },
        }),
      add: (at) => model.set({ insertIndex: at }),
    },
  };
}

/** Returns the name and place of a block of the page; `undefined` if it cannot be moved. */
function describeBlock(model: StudioModel, index: number) {
  const { parts, previewDate } = model.current();
  const block = currentPageBlocks(model)[index];
  // With a preview date, some blocks are hidden, so a move could skip over invisible blocks.
  if (block === undefined || parts?.kind !== "page" || previewDate !== undefined) return undefined;
  return { name: blockTypeTitle(model, block), place: `${parts.file}#/blocks/${index}` };
}

/** Uploads a file that was dropped on a picture, and announces the result. */
async function uploadDroppedFile(
  model: StudioModel,
  place: ReturnType<typeof parseFieldKey>,
  picked: File,
) {
  const { uploadToField } = await import("../media/upload-to-field.ts");
  model.announce(strings.preparing);
  const fault = await uploadToField(model, place, picked);
  model.announce(fault ?? strings.prepared);
}
