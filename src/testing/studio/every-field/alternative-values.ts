import type { ConstrainedSchema } from "../../../studio/fields/schema/field-kind.ts";
import type { FieldPlace } from "../../../studio/fields/schema/field-place.ts";
import { formatNumber } from "../../../studio/fields/schema/parse-number.ts";

const maxValues = 12;

/** Another value of a field: the text to type, and the expected value in the file. */
export interface AlternativeValue {
  typed: string;
  value: string | number;
}

/**
 * Returns up to twelve other values for a field with typed text, the likeliest to be valid first.
 * Only the check knows whether a value is valid, because it sees the whole site.
 *
 * @param day a date in a sibling field
 */
export function listAlternativeValues(
  place: FieldPlace,
  value: unknown,
  day?: string,
): AlternativeValue[] {
  const isFormula = typeof value === "string" && value.startsWith("=");
  const make = isFormula ? otherCells : (valueFactories[place.kind ?? ""] ?? otherTexts);
  const from = value ?? (place.kind === "date" ? day : undefined);
  const known = value === undefined ? exampleValues(place) : [];
  const made = [...known, ...make(from, place.node)].filter((other) => other.value !== value);
  const fitting = made.filter(({ value: other }) => fitsTextLimits(place.node, other));
  const firsts = fitting.filter((each, at) => {
    return fitting.findIndex(({ value: other }) => other === each.value) === at;
  });
  return firsts.slice(0, maxValues);
}

/** Kinds of fields whose examples are valid in any site, because they refer to nothing else. */
const kindsWithExamples: readonly string[] = [
  "code",
  "formatted",
  "number",
  "price",
  "time",
  "color",
  "focus",
];

function exampleValues({ kind, node: { examples = [] } }: FieldPlace): AlternativeValue[] {
  if (kind === undefined || !kindsWithExamples.includes(kind)) return [];
  return examples.flatMap((value): AlternativeValue[] => {
    if (typeof value === "number") return [{ typed: formatNumber(value), value }];
    return typeof value === "string" ? [{ typed: value, value }] : [];
  });
}

type ValueFactory = (value: unknown, node: ConstrainedSchema) => AlternativeValue[];

const otherTexts: ValueFactory = (value, { examples = [] }) => {
  const text = String(value ?? "Texto de prova");
  const end = text.endsWith("\n") ? "\n" : "";
  const plain = end ? text.slice(0, -1) : text;
  const shorter = plain.replace(/\s\S+$/, "");
  const others = [`${plain} mais`, `Um ${plain}`, withNextDigit(plain), `${plain}s`, shorter];
  return [...others, ...examples.map(String)].map((typed) => ({ typed, value: typed + end }));
};

const otherNumbers: ValueFactory = (value, { type }) => {
  const number = Number(value ?? 10);
  const parts = [0.5, -0.5, 0.01, -0.01, 0.001].filter(() => type !== "integer");
  const steps = [1, -1, ...parts].map((step) => roundFloat(number + step));
  return steps.map((other) => ({ typed: formatNumber(other), value: other }));
};

const otherCells: ValueFactory = (value, node) => {
  if (typeof value === "number") return otherNumbers(value, node);
  const text = String(value ?? "prova");
  const same = text.startsWith("=") ? [`=(${text.slice(1)})`] : [];
  const sums = /^[=(\d]|[*/+]/.test(text) ? [`${text} + 0`, `${text}+0`] : [`${text} mais`];
  return toAlternativeValues([...same, ...sums]);
};

const otherDates: ValueFactory = (value) =>
  toAlternativeValues([1, -1, 30, 400].map((days) => addDays(String(value ?? "2026-11-20"), days)));

const otherTimes: ValueFactory = (value) => {
  const [hour = 0, minute = 0] = String(value ?? "08:00")
    .split(":")
    .map(Number);
  const others = [minute + 1, (minute + 30) % 60, minute - 1].map((other) => twoDigits(other));
  return toAlternativeValues(others.map((other) => `${twoDigits(hour)}:${other}`));
};

const otherColors: ValueFactory = (value) => {
  const text = String(value).toLowerCase();
  const blue = Number.parseInt(text.slice(5), 16);
  const others = [blue + 1, blue - 1].filter((each) => each >= 0 && each < 256);
  return toAlternativeValues(
    others.map((each) => text.slice(0, 5) + each.toString(16).padStart(2, "0")),
  );
};

/**
 * Returns values for a phone number, code or address: small changes of the value, and known codes.
 */
const otherCodes: ValueFactory = (value, { examples = [] }) => {
  const text = String(value ?? "prova");
  const known = ["USD", "SP", "Bakery", "America/Bahia", "name", "Georgia", "pt-PT"];
  const others = [
    withNextDigit(text),
    `${text}-2`,
    `${text}a`,
    `a${text}`,
    ...examples.map(String),
    ...known,
  ];
  return toAlternativeValues(others);
};

const otherLinks: ValueFactory = (value) =>
  toAlternativeValues([
    "/sobre",
    "/contato",
    "https://www.gov.br/",
    `${String(value ?? "/")}?lugar=1`,
  ]);

const valueFactories: Readonly<Record<string, ValueFactory>> = {
  number: otherNumbers,
  price: otherNumbers,
  "number-or-text": otherCells,
  date: otherDates,
  time: otherTimes,
  color: otherColors,
  code: otherCodes,
  id: (value) => toAlternativeValues([`${String(value ?? "prova")}-2`]),
  formatted: otherCodes,
  link: otherLinks,
  focus: () => toAlternativeValues(["40% 30%", "50% 20%"]),
  "picture-file": () => toAlternativeValues(["bussola.svg", "clipe.svg", "apito.svg"]),
  "download-file": () =>
    toAlternativeValues(["planilha-fluxo-de-caixa.xlsx", "contrato-de-prestacao-de-servicos.pdf"]),
};

function toAlternativeValues(texts: readonly string[]): AlternativeValue[] {
  return texts.map((typed) => ({ typed, value: typed }));
}

/** Whether a value meets the limits of its own schema node. */
function fitsTextLimits(
  { pattern, maxLength, minLength = 0 }: ConstrainedSchema & { minLength?: number },
  value: string | number,
) {
  if (typeof value === "number") return true;
  const length = [...value].length;
  const isLong = length <= (maxLength ?? length) && length >= Math.max(1, minLength);
  return isLong && (pattern === undefined || new RegExp(pattern, "u").test(value));
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const withNextDigit = (text: string) =>
  text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
const twoDigits = (number: number) => String(number).padStart(2, "0");
const roundFloat = (number: number) => Number(number.toFixed(6));
