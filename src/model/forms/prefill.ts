import { inlineText, parseInline } from "../markup/inline.ts";
import type { FieldOption } from "../types.ts";

/** A collection entry that can prefill a form: a service has a title, a plan a name. */
export interface PrefillSource {
  id: string;
  title?: string;
  name?: string;
  label?: string;
  price?: number;
}

/** The placeholders that a prefill text may contain. */
export const prefillSlots = ["id", "title", "name", "price"] as const;

/** Returns the placeholder names in a text: "Hello {name}" → ["name"]. */
export function slotsIn(text: string): string[] {
  if (!text.includes("{")) return [];
  return [...text.matchAll(/\{([\p{L}\p{N}_]*)\}/gu)].map(([, name = ""]) => name);
}

/**
 * Returns all options of a field, in order: its empty option, such as "choose a service", the
 * collection entries, then its remaining options.
 */
export function buildFieldOptions(
  own: readonly FieldOption[],
  entries: readonly PrefillSource[],
): FieldOption[] {
  const empty = own.filter(({ value }) => value === "");
  const rest = own.filter(({ value }) => value !== "");
  return [
    ...empty,
    ...entries.map((entry) => ({ value: entry.id, label: entryTitle(entry) })),
    ...rest,
  ];
}

/**
 * Returns the prefill texts of a form: by parameter value, then by field name.
 *
 * @param rule the texts of the fields to set, and an extra value that sets them without an entry
 * @param entries the entries whose ids are the parameter values
 * @param money formats a price
 */
export function prefillValues(
  rule: { value?: string; set: Readonly<Record<string, string>> },
  entries: readonly PrefillSource[],
  money: (amount: number) => string,
): Record<string, Record<string, string>> {
  const ofEntries = entries.map((entry) => {
    const texts = Object.entries(rule.set).map(([name, text]) => [
      name,
      fillSlots(text, entry, money),
    ]);
    return [entry.id, Object.fromEntries(texts)];
  });
  const own = rule.value === undefined ? [] : [[rule.value, { ...rule.set }]];
  return Object.fromEntries([...own, ...ofEntries]);
}

function fillSlots(text: string, entry: PrefillSource, money: (amount: number) => string): string {
  const values: Record<string, string> = {
    id: entry.id,
    title: entryTitle(entry),
    name: entryTitle(entry),
    price: entry.price === undefined ? "" : money(entry.price),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Returns the title of an entry as plain text, because options and fields show no markup. */
function entryTitle({ title, name, label, id, ...others }: PrefillSource): string {
  const text = title ?? name ?? label ?? id;
  // Only the titles of events contain markup.
  return "date" in others ? inlineText(parseInline(text)) : text;
}
