import { useEffect, useState } from "react";
import { valueAt } from "../../../yaml/pointer.ts";
import type { Nameable } from "../../preview-worker/filing/uses-of.ts";
import { Dialog } from "../bar/dialog.tsx";
import { fieldTitle, placeTitle, showPlace } from "../panel/lead-to.ts";
import { nameIn } from "../panel/names.ts";
import type { StudioModel } from "../studio-model.ts";
import { filedPage, nameAround } from "./filed-page.ts";
import { filingWords as words } from "./words.pt-br.ts";

interface UsesProps {
  model: StudioModel;
  part: Nameable;
  onClose(): void;
}

/** Lists all places that reference a part of the content, each with a link. */
export function UsesDialog({ model, part, onClose }: UsesProps) {
  const { file, path } = part;
  const [all, setAll] = useState<Nameable[]>();
  useEffect(() => void model.ask.uses({ file, path }).then(setAll), [model, file, path]);
  const told = all?.length === 0 ? words.usedNowhere : all && words.usedIn(all.length);
  return (
    <Dialog title={words.usesOf({ name: nameOf(model, part) })} onClose={onClose}>
      <p role="status">{told ?? words.seeking}</p>
      <ul className="finder-list">
        {all?.map((each) => (
          <li key={`${each.file}#${each.path}`}>
            <a
              href={`#/${each.file}`}
              data-found
              onClick={(event) => {
                event.preventDefault();
                onClose();
                void showPlace(model, each.file, each.path);
              }}
            >
              <strong>{placeTitle(model, each.file, each.path)}</strong>
              <span>{detailOf(model, each)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function nameOf(model: StudioModel, { file, path }: Nameable): string {
  if (path === "") return filedPage(model, file)?.title ?? file;
  return nameIn(valueAt(model.session.value(file), path)) || fieldTitle(model, file, path);
}

/** The field title, and for a link or an item its name. */
function detailOf(model: StudioModel, { file, path }: Nameable): string {
  const field = fieldTitle(model, file, path).split(" › ").at(-1);
  const name = nameAround(model, { file, path });
  return [field, name && `“${name}”`].filter(Boolean).join(" · ");
}
