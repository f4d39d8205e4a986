import { useEffect, useState } from "react";
import { appStrings as strings } from "#lang/studio/app/strings";
import { studioLanguage } from "#lang/studio/studio-locale";
import type { Schemas } from "../../../model/schema/schemas.ts";
import { optionLabels } from "../../fields/schema/option-labels.ts";
import { describeSchema } from "../../fields/schema/rephrase-description.ts";
import type { BlockThumbnailData } from "../../preview-worker/messages.ts";
import { Dialog } from "../modal-dialog.tsx";
import { containsAllWords, SearchField } from "../search/search-field.tsx";
import type { StudioModel } from "../studio-model.ts";
import { useStudioState } from "../use-studio-state.ts";
import { addBlock } from "./block-commands.ts";
import { BlockThumbnail } from "./block-thumbnail.tsx";

interface PickerItem extends BlockThumbnailData {
  title: string;
  description: string;
  /** The name of the block's variant. */
  lookName: string;
}

/**
 * Shows the dialog with a thumbnail of each variant of each block type. It inserts the chosen block at an index of
 * the page.
 */
export function BlockPicker({ model, at }: { model: StudioModel; at: number }) {
  const [part, setPart] = useState("");
  const [samples, setSamples] = useState<readonly PickerItem[]>();
  useEffect(() => {
    const { schemas } = model.brought;
    void model.ask
      .thumbnails(model.current().parts?.file ?? "")
      .then((all) => setSamples(sortByTitle(all.map((each) => toPickerItem(schemas, each)))));
  }, [model]);
  const told = samples?.filter(({ title, description, lookName }) =>
    containsAllWords(`${title} ${lookName} ${description}`, part),
  );
  // Matches in the title come before matches in the description.
  const isCalled = ({ title }: PickerItem) => containsAllWords(title, part);
  const found = told && [...told.filter(isCalled), ...told.filter((each) => !isCalled(each))];
  const close = () => model.set({ insertIndex: undefined });
  return (
    <Dialog title={strings.addBlock} isWide onClose={close}>
      <SearchField
        label={strings.findBlock}
        value={part}
        found={found ? strings.foundBlocks(found.length) : strings.drawing}
        onChange={setPart}
      />
      {!found && <p className="picker-note">{strings.drawing}</p>}
      <ul className="picker">
        {found?.map((sample) => (
          <BlockPickerItem
            key={`${sample.id} ${sample.look?.value}`}
            model={model}
            sample={sample}
            onChoose={() => {
              close();
              addBlock(model, at, sample.value, sample.title);
            }}
          />
        ))}
      </ul>
      {found?.length === 0 && <p className="picker-note">{strings.noBlockFound}</p>}
    </Dialog>
  );
}

interface BlockPickerItemProps {
  model: StudioModel;
  sample: PickerItem;
  onChoose(): void;
}

function BlockPickerItem({ model, sample, onChoose }: BlockPickerItemProps) {
  const { scheme, parts } = useStudioState(model);
  const { title, lookName, description, told, isAbsent } = sample;
  const shown = (address: string) => model.pictureUrl(address);
  return (
    <li className="picker-choice">
      {parts && (
        <BlockThumbnail sample={sample} look={{ styles: model.styles, scheme, parts, shown }} />
      )}
      <button type="button" data-found onClick={onChoose}>
        <strong>{title}</strong>
        {lookName && <span className="picker-look">{lookName}</span>}
      </button>
      <p>{description}</p>
      {(told || isAbsent) && <p className="picker-told">{told ?? strings.absentHere}</p>}
    </li>
  );
}

function toPickerItem(schemas: Schemas, sample: BlockThumbnailData): PickerItem {
  const { title = sample.type, properties } = schemas[sample.id] ?? {};
  const description = describeSchema(schemas, sample.id);
  const node = sample.look && properties?.[sample.look.field];
  const lookName = node && sample.look ? (optionLabels(node)[sample.look.value] ?? "") : "";
  return { ...sample, title, description, lookName };
}

function sortByTitle(samples: readonly PickerItem[]): PickerItem[] {
  return [...samples].sort((a, b) => a.title.localeCompare(b.title, studioLanguage));
}
