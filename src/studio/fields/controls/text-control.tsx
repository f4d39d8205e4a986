import { type ClipboardEvent, useRef, useState } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { cleanCodeInput, cleanLine, cleanText } from "../../clipboard/clean-text.ts";
import { readClipboard } from "../../clipboard/read-clipboard.ts";
import { ChoicePanel } from "../frame/choice-panel.tsx";
import { FactLinks } from "../frame/fact-links.tsx";
import { FieldFrame, fieldTitle } from "../frame/field-frame.tsx";
import type { ConstrainedSchema } from "../schema/field-kind.ts";
import type { FieldPlace } from "../schema/field-place.ts";
import { useFieldStore, useFieldValue } from "../store/field-store-provider.tsx";
import { type TextFieldElement, useFieldDraft } from "../store/use-field-draft.ts";
import { useFieldWriter } from "../store/use-field-writer.ts";
import { inputAttributes } from "./input-attributes.ts";
import { LineInput } from "./line-input.tsx";

/** Props shared by all controls. */
export interface FieldControlProps {
  place: FieldPlace;
  autoFocus?: boolean;
}

/**
 * A text field: one line, a paragraph, several lines, or a whole body. Editors can insert facts.
 */
export function TextControl({ place, autoFocus }: FieldControlProps) {
  const { kind, path, node } = place;
  const value = useFieldValue(path);
  const store = useFieldStore();
  const written = typeof value === "string" || typeof value === "number" ? String(value) : "";
  // In the file, a body ends with a newline. Hide it so that it does not show as an empty last
  // line.
  const end = kind === "body" && written.endsWith("\n") ? "\n" : "";
  const shown = end ? written.slice(0, -1) : written;
  const { setText, onFocus } = useFieldWriter(place);
  const clean = kind === "body" || kind === "lines" ? cleanText : cleanLine;
  const draft = useFieldDraft(shown, (typed) => {
    const text = clean(typed);
    setText(text === "" ? "" : text + end);
    return text;
  });
  const field = useRef<TextFieldElement>(null);
  const { text } = draft;
  const insert = (part: string) => draft.setText(textWithInsertion(field.current, text, part));
  const [left, setLeft] = useState("");
  const paste = async (event: ClipboardEvent) => {
    const given = readClipboard(event.clipboardData);
    if (kind !== "body" || given.html === "")
      return setLeft(skippedPicturesMessage(kind === "body", given.pictures));
    event.preventDefault();
    const { source, pictures, isTooLong } = await convertPastedHtml(given);
    if (isTooLong) return setLeft(strings.tooLongToPaste);
    const before = text.slice(0, field.current?.selectionStart ?? text.length);
    if (source !== "") insert(newlinesBeforeBlock(before, source) + source);
    setLeft(skippedPicturesMessage(kind === "body", pictures));
  };
  return (
    <FieldFrame
      place={place}
      note={
        <>
          <LengthCounter text={text} most={schemaMaxLength(node)} />
          {left !== "" && (
            <p className="studio-length" role="alert">
              {left}
            </p>
          )}
          {isAltText(place) && text === "" && (
            <p className="studio-length">{strings.media.whyAlt}</p>
          )}
          <FactLinks text={text} />
          {!isAltText(place) && (
            <div className="studio-field-tools">
              <ChoicePanel
                isHelper
                label={strings.insertFact}
                title={fieldTitle(place)}
                choices={() => store.currentContext().find.facts()}
                onChoose={({ value: name }) => insert(`\${${name}}`)}
              />
            </div>
          )}
        </>
      }
    >
      {(control) => (
        <textarea
          {...control}
          {...draft.handlers}
          ref={(element) => {
            field.current = element;
          }}
          className={kind === "text" ? "one-line" : undefined}
          rows={kind === "body" ? 8 : kind === "text" ? 1 : 2}
          value={text}
          placeholder={defaultPlaceholder(store.currentContext().defaultAt?.(path))}
          spellCheck
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: asked for by a press on what it edits
          autoFocus={autoFocus}
          onFocus={onFocus}
          onPaste={(event) => void paste(event)}
          onKeyDown={(event) => {
            setLeft("");
            const isLine = kind === "text" || kind === "paragraph";
            if (isLine && event.key === "Enter" && !event.nativeEvent.isComposing)
              event.preventDefault();
          }}
        />
      )}
    </FieldFrame>
  );
}

/**
 * One line for a phone number, an address or a code. It has no spell check, and invisible
 * characters are removed.
 */
export function PatternedTextControl({ place, autoFocus }: FieldControlProps) {
  const value = useFieldValue(place.path);
  const shown = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const { setText } = useFieldWriter(place);
  const draft = useFieldDraft(shown, (typed) => {
    const text = cleanCodeInput(typed);
    setText(text);
    return text;
  });
  return (
    <FieldFrame place={place} note={<FactLinks text={draft.text} />}>
      {(control) => (
        <LineInput
          control={control}
          draft={draft}
          {...inputAttributes(place)}
          autoCapitalize="off"
          autoFocus={autoFocus}
        />
      )}
    </FieldFrame>
  );
}

function defaultPlaceholder(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/**
 * Whether a field is an alt text. It may be empty for decorative pictures, but rarely should be.
 */
function isAltText({ name, holder }: FieldPlace): boolean {
  return name === "alt" && holder?.kind === "picture";
}

function LengthCounter({ text, most }: { text: string; most: number | undefined }) {
  const count = [...text].length;
  if (most === undefined || count < most * 0.8) return null;
  return (
    <p className={count > most ? "studio-length over" : "studio-length"}>
      {strings.length(count, most)}
    </p>
  );
}

function schemaMaxLength({ maxLength }: ConstrainedSchema): number | undefined {
  return maxLength;
}

/** Returns the message that pictures were not pasted; empty if there were none. */
function skippedPicturesMessage(isBody: boolean, pictures: number): string {
  if (pictures === 0) return "";
  return isBody ? strings.picturesOnPage(pictures) : strings.noPictures;
}

/** Converts clipboard HTML to body source. The converter is loaded on demand. */
async function convertPastedHtml(given: { html: string; words: string }) {
  const { convertPastedToSource } = await import("../../rich-text/clipboard/pasted-to-source.ts");
  return convertPastedToSource(given);
}

/**
 * Returns the newlines to insert before `blocks`. A block, or text of several lines, needs an empty
 * line above it.
 */
function newlinesBeforeBlock(before: string, blocks: string): string {
  const isBlock = blocks.includes("\n") || /^(?:[#>|-]|\d+\.)/.test(blocks);
  const [end = ""] = /\n*$/.exec(before) ?? [];
  return isBlock && before.trim() !== "" ? "\n".repeat(Math.max(0, 2 - end.length)) : "";
}

/** Returns the text with `part` inserted at the caret, or with the selection replaced by it. */
function textWithInsertion(field: TextFieldElement | null, text: string, part: string): string {
  const start = field?.selectionStart ?? text.length;
  const end = field?.selectionEnd ?? start;
  return text.slice(0, start) + part + text.slice(end);
}
