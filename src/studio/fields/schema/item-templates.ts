import { fieldStrings as strings } from "#lang/studio/fields/strings";
import { resolveRef } from "../../../model/schema/resolve-refs.ts";
import type { Schema, Schemas } from "../../../model/schema/schemas.ts";
import type { Json } from "../../../yaml/edit/change.ts";
import type { PickerOption } from "../field-context.ts";
import { createMinimalValue } from "./empty-value.ts";
import { optionLabels } from "./option-labels.ts";

/** A ready-made item to add to a list. */
export interface ItemTemplate extends PickerOption {
  item: Json;
}

/** What the templates depend on: the list and the site. */
interface ItemTemplateContext {
  /** Names of questions already in the list. */
  takenNames: ReadonlySet<string>;
  /** The privacy page for the consent question, if the site has one. */
  privacy?: string | undefined;
  /** Country of the firm as a two-letter code; Brazil by default. */
  country?: string | undefined;
}

type JsonFields = Readonly<Record<string, Json>>;

/**
 * Returns the templates for a list of form questions: common questions, and one empty question of
 * each type. Other lists have no templates. An item counts as a question if its schema has a
 * `name`, a `type` and a required `label`.
 */
export function itemTemplates(
  schemas: Schemas,
  item: { id: string; node: Schema },
  { takenNames, privacy, country = "BR" }: ItemTemplateContext,
): ItemTemplate[] {
  const { properties = {}, required = [] } = item.node;
  const kinds = properties.type?.enum;
  const isQuestion = kinds && properties.name?.type === "string" && required.includes("label");
  if (!isQuestion) return [];
  const ready = commonFormQuestions(privacy, country).filter(({ item: own }) =>
    fitsSchema(schemas, item, own),
  );
  const named = ready.map((each) => ({ ...each, item: makeNameUnique(each.item, takenNames) }));
  return [...named, ...bareQuestionTemplates(schemas, item)];
}

/** Finds the path of the privacy page by address or title; `undefined` if the site has none. */
export function findPrivacyPagePath(links: readonly PickerOption[]): string | undefined {
  return links.find(
    ({ value, label }) => value.startsWith("/") && /privac/i.test(`${value} ${label}`),
  )?.value;
}

/** Whether the schema accepts every field and option that a template uses. */
function fitsSchema(
  schemas: Schemas,
  { id, node }: { id: string; node: Schema },
  question: JsonFields,
): boolean {
  const { properties = {}, required = [] } = node;
  const isWhole = required.every((name) => Object.hasOwn(question, name));
  const isKnown = Object.entries(question).every(([name, value]) => {
    const field = properties[name] && resolveRef(schemas, { id, node: properties[name] })?.node;
    return field && (!field.enum || field.enum.includes(value));
  });
  return isWhole && isKnown;
}

function makeNameUnique(question: JsonFields, taken: ReadonlySet<string>): JsonFields {
  const name = String(question.name);
  let [free, number] = [name, 2];
  while (taken.has(free)) free = `${name}${number++}`;
  return { ...question, name: free };
}

function bareQuestionTemplates(
  schemas: Schemas,
  item: { id: string; node: Schema },
): ItemTemplate[] {
  const { type } = item.node.properties ?? {};
  const labels = optionLabels(type ?? {});
  const bare = createMinimalValue(schemas, item);
  return (type?.enum ?? []).map((kind) => ({
    value: `bare ${kind}`,
    label: labels[String(kind)] ?? String(kind),
    group: strings.ready.bare,
    item: { ...(bare as JsonFields), type: kind as Json },
  }));
}

/** Returns the common questions, with the identification numbers of the country. */
function commonFormQuestions(
  privacy: string | undefined,
  country: string,
): (PickerOption & { item: JsonFields })[] {
  const { ready } = strings;
  const numbers = ready.numbers.filter((number) => number.country === country);
  const made = [
    ...numbers.map((number) =>
      createFormQuestion("text", number, [createRequiredRule(number), createPatternRule(number)]),
    ),
    createFormQuestion("tel", ready.phone, [createRequiredRule(ready.phone)], {
      autocomplete: "tel",
    }),
    createFormQuestion(
      "email",
      ready.email,
      [createRequiredRule(ready.email), { type: "email", message: ready.email.wrong }],
      {
        autocomplete: "email",
      },
    ),
    createFormQuestion("date", ready.date, [createRequiredRule(ready.date)]),
    createFormQuestion(
      "checkbox",
      ready.consent,
      [createRequiredRule(ready.consent)],
      privacy ? { hint: ready.readPrivacy(privacy) } : {},
    ),
  ];
  return made.map((item) => ({
    value: String(item.name),
    label: ready.names[item.name as keyof typeof ready.names] ?? String(item.label),
    group: ready.title,
    item,
  }));
}

interface QuestionWords {
  name: string;
  label: string;
  missing: string;
  wrong: string;
}

function createFormQuestion(
  type: string,
  { name, label }: QuestionWords,
  rules: JsonFields[],
  more: JsonFields = {},
): JsonFields {
  return { name, type, label, ...more, rules };
}

function createRequiredRule({ missing }: QuestionWords): JsonFields {
  return { type: "required", message: missing };
}

function createPatternRule({ wrong, pattern }: (typeof strings.ready.numbers)[number]): JsonFields {
  return { type: "pattern", pattern, message: wrong };
}
