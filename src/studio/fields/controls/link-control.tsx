import type { ReactNode } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { generatedFormats } from "../../../model/download-names.ts";
import { cleanCodeInput } from "../../clipboard/clean-text.ts";
import type { FieldContext, PickerOption } from "../field-context.ts";
import { ChoicePanel, Thumbnail } from "../frame/choice-panel.tsx";
import { FactLinks } from "../frame/fact-links.tsx";
import { FieldFrame, fieldTitle } from "../frame/field-frame.tsx";
import { MediaDropZone } from "../frame/media-drop-zone.tsx";
import { useFieldStore, useFieldValue } from "../store/field-store-provider.tsx";
import { useFieldDraft } from "../store/use-field-draft.ts";
import { useFieldWriter } from "../store/use-field-writer.ts";
import type { FieldControlProps } from "./text-control.tsx";

type ChoiceFinders = FieldContext["find"];

const choicesByKind: Readonly<Record<string, (find: ChoiceFinders) => readonly PickerOption[]>> = {
  link: (find) => find.links(),
  "picture-file": (find) => find.pictures(),
  "download-file": listDownloadChoices,
};

/** A link target, a picture or a download: picked from a list by name, or typed. */
export function LinkOrFileControl({ place, autoFocus }: FieldControlProps) {
  const { kind = "link" } = place;
  const value = useFieldValue(place.path);
  const store = useFieldStore();
  const shown = typeof value === "string" ? value : "";
  const { setText } = useFieldWriter(place);
  const draft = useFieldDraft(shown, (typed) => {
    const text = cleanCodeInput(typed);
    setText(text);
    return text;
  });
  const choices = () => choicesByKind[kind]?.(store.currentContext().find) ?? [];
  const chosen =
    draft.text === "" ? undefined : choices().find((each) => each.value === draft.text);
  const { find, media } = store.currentContext();
  const isFile = media !== undefined && kind !== "link";
  const picture = kind === "picture-file" ? find.picture : undefined;
  const address = draft.text === "" ? undefined : picture?.(draft.text);
  const around = (row: ReactNode) =>
    isFile ? (
      <MediaDropZone place={place} name={shown} address={address}>
        {row}
      </MediaDropZone>
    ) : (
      row
    );
  return (
    <FieldFrame
      place={place}
      note={
        <>
          {chosen && kind === "link" && (
            <p className="studio-length">{strings.leadsTo(chosen.label)}</p>
          )}
          <FactLinks text={draft.text} />
        </>
      }
    >
      {(control) =>
        around(
          <div className="studio-with-choices">
            {!isFile && <Thumbnail address={address} />}
            <input
              {...control}
              {...draft.handlers}
              type="text"
              inputMode={kind === "link" ? "url" : "text"}
              value={draft.text}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              // biome-ignore lint/a11y/noAutofocus: asked for by a press on what it edits
              autoFocus={autoFocus}
            />
            {!(isFile && kind === "picture-file") && (
              <ChoicePanel
                isHelper
                label={strings.pick}
                title={fieldTitle(place)}
                choices={choices}
                picture={picture}
                onChoose={({ value: next }) => draft.setText(next)}
              />
            )}
          </div>,
        )
      }
    </FieldFrame>
  );
}

/**
 * Returns the files to offer as downloads: those generated from documents and spreadsheets, and
 * those that can be linked.
 */
function listDownloadChoices(find: ChoiceFinders): readonly PickerOption[] {
  const made = Object.entries(generatedFormats).flatMap(([folder, formats]) =>
    find.entries(folder).flatMap(({ value, label }) =>
      formats.map((format) => ({
        value: `${value}.${format}`,
        label,
        hint: format.toUpperCase(),
      })),
    ),
  );
  const files = find.links().filter(({ value }) => /^[^/:#]+\.[a-z0-9]{2,5}$/i.test(value));
  return [...made, ...files];
}
