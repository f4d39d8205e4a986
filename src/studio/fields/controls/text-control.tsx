import { useRef } from "react";
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

/** What all controls of one place are given. */
export interface ControlOf {
  place: FieldPlace;
  autoFocus?: boolean;
}

/** Words: one line, a paragraph, lines, or a whole text; facts can be put in. */
export function TextControl({ place, autoFocus }: ControlOf) {
  const { kind, path, node } = place;
  const value = useValue(path);
  const store = useStore();
  const written = typeof value === "string" || typeof value === "number" ? String(value) : "";
  // The last line of a long text ends too; nobody means an empty one by it.
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
  const insert = (fact: string) => draft.put(withFact(field.current, text, fact));
  return (
    <FieldFrame
      place={place}
      note={
        <>
          <Length text={text} most={limitOf(node)} />
          {isAlt(place) && text === "" && <p className="studio-length">{words.media.whyAlt}</p>}
          <FactChips text={text} />
          {!isAlt(place) && (
            <div className="studio-field-tools">
              <ChoicePanel
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
          spellCheck
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: asked for by a press on what it edits
          autoFocus={autoFocus}
          onFocus={onFocus}
          onKeyDown={(event) => {
            const isLine = kind === "text" || kind === "paragraph";
            if (isLine && event.key === "Enter" && !event.nativeEvent.isComposing)
              event.preventDefault();
          }}
        />
      )}
    </FieldFrame>
  );
}

/** A telephone, an address, a code: one line that no spelling checks, without signs that nobody sees. */
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

/** The description of a picture may be empty, and seldom should. */
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

/** The text with a fact at the caret. */
function withFact(field: TextField | null, text: string, fact: string): string {
  const start = field?.selectionStart ?? text.length;
  const end = field?.selectionEnd ?? start;
  return text.slice(0, start) + fact + text.slice(end);
}
