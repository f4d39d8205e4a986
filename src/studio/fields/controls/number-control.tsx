import { useState } from "react";
import { amountInWords } from "#lang/model/numbers-and-dates/amounts";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { cleanCodeInput } from "../../clipboard/clean-text.ts";
import { FactLinks } from "../frame/fact-links.tsx";
import { FieldFrame } from "../frame/field-frame.tsx";
import { formatNumber, interpretGroupedNumber, parseNumber } from "../schema/parse-number.ts";
import { useFieldStore, useFieldValue } from "../store/field-store-provider.tsx";
import { useFieldDraft } from "../store/use-field-draft.ts";
import { useFieldWriter } from "../store/use-field-writer.ts";
import { LineInput } from "./line-input.tsx";
import type { FieldControlProps } from "./text-control.tsx";

/**
 * A number in the format of the studio's language. Invalid input stays in the field with an error
 * and is not written to the file.
 */
export function NumberControl({ place, autoFocus }: FieldControlProps) {
  const value = useFieldValue(place.path);
  const [fault, setFault] = useState<string>();
  const isWhole = place.node.type === "integer";
  const standing = useFieldStore().currentContext().defaultAt?.(place.path);
  const writer = useFieldWriter(place);
  const draft = useFieldDraft(formatValue(value), (typed) => {
    const text = cleanCodeInput(typed).trim();
    const number = text === "" ? undefined : parseNumber(text);
    const wrong = numberErrorMessage(text, number, isWhole);
    setFault(wrong);
    if (wrong !== undefined) return undefined;
    if (typeof number === "number") writer.setAmount(number);
    else writer.clear();
    return typeof number === "number" ? formatNumber(number) : "";
  });
  return (
    <FieldFrame
      place={place}
      controlError={fault}
      note={place.kind === "price" && <SpelledOutAmount value={value} />}
    >
      {(control) => (
        <LineInput
          control={control}
          draft={draft}
          onFocus={writer.onFocus}
          inputMode={isWhole ? "numeric" : "decimal"}
          className="short"
          placeholder={formatValue(standing) || undefined}
          autoFocus={autoFocus}
        />
      )}
    </FieldFrame>
  );
}

/**
 * A cell of a sheet or a formula. Input that parses as a number is stored as a number, other input
 * as text. A number whose separator is ambiguous is rejected. If the value is a text of digits, it
 * stays text.
 */
export function NumberOrTextControl({ place, autoFocus }: FieldControlProps) {
  const value = useFieldValue(place.path);
  const [fault, setFault] = useState<string>();
  const writer = useFieldWriter(place);
  const isText = typeof value === "string" && value !== "";
  const draft = useFieldDraft(formatValue(value), (typed) => {
    const text = cleanCodeInput(typed);
    const number = isText && !/\D/.test(String(value)) ? "unreadable" : parseNumber(text.trim());
    const wrong = number === "grouped" ? numberErrorMessage(text.trim(), number, false) : undefined;
    setFault(wrong);
    if (wrong !== undefined) return undefined;
    if (typeof number === "number") writer.set(number);
    else writer.setText(text);
    return typeof number === "number" ? formatNumber(number) : text;
  });
  return (
    <FieldFrame place={place} controlError={fault} note={<FactLinks text={draft.text} />}>
      {(control) => <LineInput control={control} draft={draft} autoFocus={autoFocus} />}
    </FieldFrame>
  );
}

function SpelledOutAmount({ value }: { value: unknown }) {
  const { speech } = useFieldStore().currentContext();
  const amount = typeof value === "number" && speech ? amountInWords(value, speech) : undefined;
  return amount ? <p className="studio-length">{strings.inWords(amount)}</p> : null;
}

function formatValue(value: unknown): string {
  if (typeof value === "number") return formatNumber(value);
  return typeof value === "string" ? value : "";
}

function numberErrorMessage(
  text: string,
  number: ReturnType<typeof parseNumber> | undefined,
  isWhole: boolean,
) {
  if (number === "unreadable") return strings.number.unreadable;
  if (number === "grouped") return strings.number.grouped(...interpretGroupedNumber(text));
  return isWhole && number !== undefined && !Number.isInteger(number)
    ? strings.number.whole
    : undefined;
}
