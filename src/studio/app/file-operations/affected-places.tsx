import { fileOperationStrings as strings } from "#lang/studio/app/file-operations/strings";
import type { AffectedLocation } from "../../preview-worker/file-operations/operations.ts";
import { placeTitle } from "../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../studio-model.ts";
import { parentDisplayName } from "./target-file.ts";

interface AffectedPlacesProps {
  model: StudioModel;
  places: readonly AffectedLocation[];
  /**
   * The list items to remove instead of changing, as `file#pointer`. Without `onDrop`, the user
   * cannot choose them.
   */
  drop?: readonly string[];
  onDrop?(drop: string[]): void;
}

/** Lists the places that a file operation changes, with the names that editors know. */
export function AffectedPlaces({ model, places, drop = [], onDrop }: AffectedPlacesProps) {
  const toggle = (key: string) =>
    onDrop?.(drop.includes(key) ? drop.filter((each) => each !== key) : [...drop, key]);
  return (
    <ul className="filing-places">
      {places.map(({ file, path, isItem }) => {
        const key = `${file}#${path}`;
        const name = parentDisplayName(model, { file, path });
        const place = placeTitle(model, file, path);
        return (
          <li key={key}>
            <span>
              <strong>{place}</strong>
              {name !== "" && !place.endsWith(name) && ` “${name}”`}
            </span>
            {isItem && onDrop && (
              <label>
                <input type="checkbox" checked={drop.includes(key)} onChange={() => toggle(key)} />
                {strings.dropItem}
              </label>
            )}
          </li>
        );
      })}
    </ul>
  );
}
