import { singleFileDialogStrings } from "#lang/studio/app/single-file-export/strings";
import { appStrings as strings } from "#lang/studio/app/strings";
import type { StudioModel } from "../studio-model.ts";
import { createFieldContext } from "./create-field-context.ts";
import { VisibilitySettings } from "./visibility/visibility-settings.tsx";

export interface PagePanelHeaderProps {
  model: StudioModel;
  file: string;
}

/** Shows the head above the fields of a page: the actions on the whole page, and its visibility. */
export function PagePanelHeader({ model, file }: PagePanelHeaderProps) {
  const context = createFieldContext(model, file);
  return (
    <>
      <PageActions model={model} file={file} />
      {context && <VisibilitySettings model={model} context={context} />}
    </>
  );
}

function PageActions({ model, file }: PagePanelHeaderProps) {
  const deeds = {
    copy: strings.duplicate,
    move: strings.moveAddress,
    remove: strings.remove,
  } as const;
  const kinds = Object.keys(deeds) as (keyof typeof deeds)[];
  return (
    <fieldset className="page-deeds" aria-label={strings.pageDeeds}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          onClick={() => model.set({ dialogRequest: { kind, file } })}
        >
          {deeds[kind]}
        </button>
      ))}
      <button
        type="button"
        onClick={() => model.set({ dialogRequest: { kind: "uses", file, path: "" } })}
      >
        {strings.uses}
      </button>
      <button type="button" onClick={() => model.set({ dialogRequest: { kind: "handout", file } })}>
        {singleFileDialogStrings.showSomebody}
      </button>
    </fieldset>
  );
}
