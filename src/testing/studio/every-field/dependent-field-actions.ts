import type { FieldPlace } from "../../../studio/fields/schema/field-place.ts";
import { parentPointer, pointer, valueAt } from "../../../yaml/json-pointer.ts";
import type { FieldAction, FieldUnderTest } from "./field-under-test.ts";
import { describeUnsetField, type StudioDriver } from "./studio-driver.ts";

/**
 * Fields that are valid only together, with a valid value for each. `undefined` removes a field.
 */
interface DependentFields {
  fields: RegExp;
  /** Values by field name, including the field under test. */
  values: Readonly<Record<string, string | undefined>>;
}

const anyText = ".{2,30}";

const dependentFields: readonly DependentFields[] = [
  {
    fields: /\/(?:hours|specialDays)\/\d+\/(?:opens|closes)$/,
    values: { opens: "08:30", closes: "17:30" },
  },
  {
    fields: /\/registrations\/\d+\/(?:pattern|example)$/,
    values: { pattern: anyText, example: "12-A", format: undefined },
  },
  {
    fields: /\/registrations\/\d+\/format$/,
    values: { format: "cpf", value: "529.982.247-25", pattern: undefined, example: undefined },
  },
  {
    fields: /\/registrations\/\d+\/(?:value|format)$/,
    values: { value: "11.222.333/0001-81", format: "cnpj", pattern: undefined, example: undefined },
  },
];

/** Returns actions that set a field together with its siblings, one control after the other. */
export function listDependentFieldActions(field: FieldUnderTest): FieldAction[] {
  return dependentFields
    .filter(({ fields }) => fields.test(field.name))
    .flatMap(({ values }) => {
      const steps = Object.entries(values).flatMap(([name, value]) =>
        createSiblingStep(field, name, value),
      );
      const own = values[field.place.name];
      return own === undefined || own === field.value
        ? []
        : [createDependentFieldAction(field, steps)];
    });
}

interface DependentStep {
  place: FieldPlace;
  before: unknown;
  value: string | undefined;
}

function createSiblingStep(
  field: FieldUnderTest,
  name: string,
  value: string | undefined,
): DependentStep[] {
  const place = field.placeAt(pointer(parentPointer(field.place.path), name));
  const before = place && valueAt(field.inFile, place.path);
  return place && before !== value ? [{ place, before, value }] : [];
}

function createDependentFieldAction(
  field: FieldUnderTest,
  steps: readonly DependentStep[],
): FieldAction {
  const file = field.name.slice(0, field.name.indexOf("#"));
  const toOthers = (say: (step: DependentStep) => unknown) => {
    const others = steps.filter(({ place }) => place.path !== field.place.path);
    return Object.fromEntries(others.map((step) => [step.place.path, say(step)]));
  };
  const act = (say: (step: DependentStep) => unknown) => async (hand: StudioDriver) => {
    await hand.addFields(steps.map(({ place }) => describeUnsetField(file, place)));
    for (const step of steps) await setControlValue(hand, `${file}#${step.place.path}`, say(step));
  };
  const back = {
    value: field.value,
    others: toOthers(({ before }) => before),
    act: act(({ before }) => before),
  };
  const value = steps.find(({ place }) => place.path === field.place.path)?.value;
  return { value, others: toOthers((step) => step.value), act: act((step) => step.value), back };
}

async function setControlValue(hand: StudioDriver, name: string, value: unknown): Promise<void> {
  const controls = hand.controls(name);
  const text = String(value ?? "");
  const isText = await controls.first().evaluate((element) => {
    return element.matches("textarea, input:not([type=radio]):not([type=checkbox])");
  });
  if (isText) return hand.type(name, text);
  const isList = await controls.first().evaluate((element) => element.tagName === "SELECT");
  if (isList) await controls.first().selectOption(text);
  else await controls.and(hand.page.locator(`[value="${text}"]`)).click({ force: true });
}
