import { inlineText, parseInline } from "../markup/inline.ts";
import type { FieldOption } from "../types.ts";

/** An entry of the collections that a form may draw on: a service has a title, a plan a name. */
export interface PrefillEntry {
  id: string;
  title?: string;
  name?: string;
  label?: string;
  price?: number;
}

/** The slots of a text that is filled in for an entry. */
export const prefillSlots = ["id", "title", "name", "price"] as const;

/** The names between braces in a text: "Hello {name}" → ["name"]. */
export function slotsIn(text: string): string[] {
  if (!text.includes("{")) return [];
  return [...text.matchAll(/\{([\p{L}\p{N}_]*)\}/gu)].map(([, name = ""]) => name);
}

/**
 * All choices of a field, in order: its own empty one, such as "choose a service", then the
 * entries, then the rest of its own.
 */
export function buildFieldOptions(
  own: readonly FieldOption[],
  entries: readonly PrefillEntry[],
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
 * What fills a form for each value of a parameter: value → field → text.
 *
 * @param rule the fields to set, and the one value that sets them if no entry does
 * @param entries the entries whose ids are the values
 * @param money writes a price
 */
export function prefillValues(
  rule: { value?: string; set: Readonly<Record<string, string>> },
  entries: readonly PrefillEntry[],
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

function fillSlots(text: string, entry: PrefillEntry, money: (amount: number) => string): string {
  const values: Record<string, string> = {
    id: entry.id,
    title: entryTitle(entry),
    name: entryTitle(entry),
    price: entry.price === undefined ? "" : money(entry.price),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** What an entry is called, without marks: neither a choice nor a field shows them. */
function entryTitle({ title, name, label, id, ...others }: PrefillEntry): string {
  const text = title ?? name ?? label ?? id;
  // Of what is listed only the titles of events have marks.
  return "date" in others ? inlineText(parseInline(text)) : text;
}
