import type { LimitedSchema } from "../../../studio/fields/kinds/field-kind.ts";
import type { FieldPlace } from "../../../studio/fields/kinds/field-place.ts";
import { formatNumber } from "../../../studio/fields/kinds/parse-number.ts";

const maxValues = 12;

/** Another value of a field: the input to its control, and the expected value in the file. */
export interface AlternativeValue {
  typed: string;
  value: string | number;
}

/**
 * Other values for a typed field, the likeliest to be valid first. Only the check knows whether one
 * is valid, since it sees the whole site. Empty for fields that are chosen, not typed.
 *
 * @param day a date in a sibling field
 */
export function alternativeValues(
  place: FieldPlace,
  value: unknown,
  day?: string,
): AlternativeValue[] {
  const isFormula = typeof value === "string" && value.startsWith("=");
  const make = isFormula ? ofCells : (valueFactories[place.kind ?? ""] ?? ofWords);
  const from = value ?? (place.kind === "date" ? day : undefined);
  const known = value === undefined ? examplesOf(place) : [];
  const made = [...known, ...make(from, place.node)].filter((other) => other.value !== value);
  const fitting = made.filter(({ value: other }) => fits(place.node, other));
  const firsts = fitting.filter((each, at) => {
    return fitting.findIndex(({ value: other }) => other === each.value) === at;
  });
  return firsts.slice(0, maxValues);
}

/** Kinds whose examples are valid in any site: they refer to nothing. */
const kindsWithExamples: readonly string[] = [
  "code",
  "formatted",
  "number",
  "price",
  "time",
  "color",
  "focus",
];

function examplesOf({ kind, node: { examples = [] } }: FieldPlace): AlternativeValue[] {
  if (kind === undefined || !kindsWithExamples.includes(kind)) return [];
  return examples.flatMap((value): AlternativeValue[] => {
    if (typeof value === "number") return [{ typed: formatNumber(value), value }];
    return typeof value === "string" ? [{ typed: value, value }] : [];
  });
}

type ValueFactory = (value: unknown, node: LimitedSchema) => AlternativeValue[];

const ofWords: ValueFactory = (value, { examples = [] }) => {
  const text = String(value ?? "Texto de prova");
  const end = text.endsWith("\n") ? "\n" : "";
  const plain = end ? text.slice(0, -1) : text;
  const shorter = plain.replace(/\s\S+$/, "");
  const others = [`${plain} mais`, `Um ${plain}`, withNextDigit(plain), `${plain}s`, shorter];
  return [...others, ...examples.map(String)].map((typed) => ({ typed, value: typed + end }));
};

const ofNumbers: ValueFactory = (value, { type }) => {
  const number = Number(value ?? 10);
  const parts = [0.5, -0.5, 0.01, -0.01, 0.001].filter(() => type !== "integer");
  const steps = [1, -1, ...parts].map((step) => tidy(number + step));
  return steps.map((other) => ({ typed: formatNumber(other), value: other }));
};

const ofCells: ValueFactory = (value, node) => {
  if (typeof value === "number") return ofNumbers(value, node);
  const text = String(value ?? "prova");
  const same = text.startsWith("=") ? [`=(${text.slice(1)})`] : [];
  const sums = /^[=(\d]|[*/+]/.test(text) ? [`${text} + 0`, `${text}+0`] : [`${text} mais`];
  return asTyped([...same, ...sums]);
};

const ofDays: ValueFactory = (value) =>
  asTyped([1, -1, 30, 400].map((days) => dayAfter(String(value ?? "2026-11-20"), days)));

const ofTimes: ValueFactory = (value) => {
  const [hour = 0, minute = 0] = String(value ?? "08:00")
    .split(":")
    .map(Number);
  const others = [minute + 1, (minute + 30) % 60, minute - 1].map((other) => twoDigits(other));
  return asTyped(others.map((other) => `${twoDigits(hour)}:${other}`));
};

const ofColors: ValueFactory = (value) => {
  const text = String(value).toLowerCase();
  const blue = Number.parseInt(text.slice(5), 16);
  const others = [blue + 1, blue - 1].filter((each) => each >= 0 && each < 256);
  return asTyped(others.map((each) => text.slice(0, 5) + each.toString(16).padStart(2, "0")));
};

/** A phone number, code or address: changes a character at its end or in its middle. */
const ofCodes: ValueFactory = (value, { examples = [] }) => {
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
  return asTyped(others);
};

const ofLinks: ValueFactory = (value) =>
  asTyped(["/sobre", "/contato", "https://www.gov.br/", `${String(value ?? "/")}?lugar=1`]);

const valueFactories: Readonly<Record<string, ValueFactory>> = {
  number: ofNumbers,
  price: ofNumbers,
  "number-or-text": ofCells,
  date: ofDays,
  time: ofTimes,
  color: ofColors,
  code: ofCodes,
  id: (value) => asTyped([`${String(value ?? "prova")}-2`]),
  formatted: ofCodes,
  link: ofLinks,
  focus: () => asTyped(["40% 30%", "50% 20%"]),
  "picture-file": () => asTyped(["bussola.svg", "clipe.svg", "apito.svg"]),
  "download-file": () =>
    asTyped(["planilha-fluxo-de-caixa.xlsx", "contrato-de-prestacao-de-servicos.pdf"]),
};

function asTyped(texts: readonly string[]): AlternativeValue[] {
  return texts.map((typed) => ({ typed, value: typed }));
}

/** Whether a value meets the limits of its own schema node. */
function fits(
  { pattern, maxLength, minLength = 0 }: LimitedSchema & { minLength?: number },
  value: string | number,
) {
  if (typeof value === "number") return true;
  const length = [...value].length;
  const isLong = length <= (maxLength ?? length) && length >= Math.max(1, minLength);
  return isLong && (pattern === undefined || new RegExp(pattern, "u").test(value));
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const withNextDigit = (text: string) =>
  text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
const twoDigits = (number: number) => String(number).padStart(2, "0");
const tidy = (number: number) => Number(number.toFixed(6));
