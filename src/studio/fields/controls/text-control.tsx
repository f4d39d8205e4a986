import { type ClipboardEvent, useRef, useState } from "react";
import { clipboardParts } from "../../rich-text/pasted/clipboard-pictures.ts";
import { ChoicePanel } from "../frame/choice-panel.tsx";
import { FactChips } from "../frame/fact-chips.tsx";
import { FieldFrame, titleOf } from "../frame/field-frame.tsx";
import { cleanCode, cleanLine, cleanWords } from "../kinds/clean-text.ts";
import type { LimitedSchema } from "../kinds/field-kind.ts";
import type { FieldPlace } from "../kinds/field-place.ts";
import { useStore, useValue } from "../scope/field-scope.tsx";
import { type TextField, useDraft } from "../scope/use-draft.ts";
import { useWriter } from "../scope/use-writer.ts";
import { fieldWords as words } from "../words.pt-br.ts";
import { formattedInput } from "./formatted-input.ts";
import { LineInput } from "./line-input.tsx";

/** Props shared by all controls. */
export interface ControlOf {
  place: FieldPlace;
  autoFocus?: boolean;
}

/** Text: one line, a paragraph, several lines, or a whole body. Facts can be inserted. */
export function TextControl({ place, autoFocus }: ControlOf) {
  const { kind, path, node } = place;
  const value = useValue(path);
  const store = useStore();
  const written = typeof value === "string" || typeof value === "number" ? String(value) : "";
  // A body ends with a newline in the file. Hide it so that it does not show as an empty last line.
  const end = kind === "body" && written.endsWith("\n") ? "\n" : "";
  const shown = end ? written.slice(0, -1) : written;
  const { setText, onFocus } = useWriter(place);
  const clean = kind === "body" || kind === "lines" ? cleanWords : cleanLine;
  const draft = useDraft(shown, (typed) => {
    const text = clean(typed);
    setText(text === "" ? "" : text + end);
    return text;
  });
  const field = useRef<TextField>(null);
  const { text } = draft;
  const insert = (part: string) => draft.put(withPart(field.current, text, part));
  const [left, setLeft] = useState("");
  const paste = async (event: ClipboardEvent) => {
    const given = clipboardParts(event.clipboardData);
    if (kind !== "body" || given.html === "")
      return setLeft(leftOut(kind === "body", given.pictures));
    event.preventDefault();
    const { source, pictures, isTooLong } = await asBody(given);
    if (isTooLong) return setLeft(words.tooLongToPaste);
    const before = text.slice(0, field.current?.selectionStart ?? text.length);
    if (source !== "") insert(gapBefore(before, source) + source);
    setLeft(leftOut(kind === "body", pictures));
  };
  return (
    <FieldFrame
      place={place}
      note={
        <>
          <Length text={text} most={limitOf(node)} />
          {left !== "" && (
            <p className="studio-length" role="alert">
              {left}
            </p>
          )}
          {isAlt(place) && text === "" && <p className="studio-length">{words.media.whyAlt}</p>}
          <FactChips text={text} />
          {!isAlt(place) && (
            <div className="studio-field-tools">
              <ChoicePanel
                isHelper
                label={words.insertFact}
                title={titleOf(place)}
                choices={() => store.now().find.facts()}
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
          placeholder={defaultWords(store.now().defaultAt?.(path))}
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
 * A phone number, an address, a code: one line without spell check; invisible characters are
 * removed.
 */
export function CodeControl({ place, autoFocus }: ControlOf) {
  const value = useValue(place.path);
  const shown = typeof value === "string" || typeof value === "number" ? String(value) : "";
  const { setText } = useWriter(place);
  const draft = useDraft(shown, (typed) => {
    const text = cleanCode(typed);
    setText(text);
    return text;
  });
  return (
    <FieldFrame place={place} note={<FactChips text={draft.text} />}>
      {(control) => (
        <LineInput
          control={control}
          draft={draft}
          {...formattedInput(place)}
          autoCapitalize="off"
          autoFocus={autoFocus}
        />
      )}
    </FieldFrame>
  );
}

function defaultWords(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Alt text may be empty (decorative pictures), but rarely should be. */
function isAlt({ name, holder }: FieldPlace): boolean {
  return name === "alt" && holder?.kind === "picture";
}

function Length({ text, most }: { text: string; most: number | undefined }) {
  const count = [...text].length;
  if (most === undefined || count < most * 0.8) return null;
  return (
    <p className={count > most ? "studio-length over" : "studio-length"}>
      {words.length(count, most)}
    </p>
  );
}

function limitOf({ maxLength }: LimitedSchema): number | undefined {
  return maxLength;
}

/** Message that pictures were not pasted; empty if there were none. */
function leftOut(isBody: boolean, pictures: number): string {
  if (pictures === 0) return "";
  return isBody ? words.picturesOnPage(pictures) : words.noPictures;
}

/** Converts clipboard HTML to body source. The converter is loaded on demand. */
async function asBody(given: { html: string; words: string }) {
  const { pastedSource } = await import("../../rich-text/pasted/pasted-source.ts");
  return pastedSource(given);
}

/**
 * Newlines to insert before `blocks`. A block, or text of several lines, needs an empty line above.
 */
function gapBefore(before: string, blocks: string): string {
  const isBlock = blocks.includes("\n") || /^(?:[#>|-]|\d+\.)/.test(blocks);
  const [end = ""] = /\n*$/.exec(before) ?? [];
  return isBlock && before.trim() !== "" ? "\n".repeat(Math.max(0, 2 - end.length)) : "";
}

/** The text with `part` inserted at the caret, or in place of the selection. */
function withPart(field: TextField | null, text: string, part: string): string {
  const start = field?.selectionStart ?? text.length;
  const end = field?.selectionEnd ?? start;
  return text.slice(0, start) + part + text.slice(end);
}
