import { useEffect, useState } from "react";
import { fileOperationStrings as strings } from "#lang/studio/app/file-operations/strings";
import { valueAt } from "../../../yaml/json-pointer.ts";
import type { ContentPart } from "../../preview-worker/file-operations/find-references.ts";
import { Dialog } from "../modal-dialog.tsx";
import { displayName } from "../panel/display-name.ts";
import {
  fieldTitleAt,
  openPageAndFocusField,
  placeTitle,
} from "../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../studio-model.ts";
import { describeTargetFile, parentDisplayName } from "./target-file.ts";

interface ReferencesProps {
  model: StudioModel;
  part: ContentPart;
  onClose(): void;
}

/** Lists all places that reference a part of the content, each with a link. */
export function ReferencesDialog({ model, part, onClose }: ReferencesProps) {
  const { file, path } = part;
  const [all, setAll] = useState<ContentPart[]>();
  useEffect(() => void model.ask.references({ file, path }).then(setAll), [model, file, path]);
  const told = all?.length === 0 ? strings.usedNowhere : all && strings.usedIn(all.length);
  return (
    <Dialog title={strings.usesOf({ name: contentPartName(model, part) })} onClose={onClose}>
      <p role="status">{told ?? strings.seeking}</p>
      <ul className="finder-list">
        {all?.map((each) => (
          <li key={`${each.file}#${each.path}`}>
            <a
              href={`#/${each.file}`}
              data-found
              onClick={(event) => {
                event.preventDefault();
                onClose();
                void openPageAndFocusField(model, each.file, each.path);
              }}
            >
              <strong>{placeTitle(model, each.file, each.path)}</strong>
              <span>{describeReferencingField(model, each)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function contentPartName(model: StudioModel, { file, path }: ContentPart): string {
  if (path === "") return describeTargetFile(model, file)?.title ?? file;
  return displayName(valueAt(model.session.value(file), path)) || fieldTitleAt(model, file, path);
}

/** Returns the title of the field. Adds the name of the link or item that contains the field. */
function describeReferencingField(model: StudioModel, { file, path }: ContentPart): string {
  const field = fieldTitleAt(model, file, path).split(" › ").at(-1);
  const name = parentDisplayName(model, { file, path });
  return [field, name && `“${name}”`].filter(Boolean).join(" · ");
}
