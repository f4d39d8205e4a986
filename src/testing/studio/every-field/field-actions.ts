import type { Locator } from "playwright-core";
import { childValue, valueAt } from "../../../yaml/json-pointer.ts";
import { listAlternativeValues } from "./alternative-values.ts";
import { listDependentFieldActions } from "./dependent-field-actions.ts";
import type { FieldAction, FieldUnderTest } from "./field-under-test.ts";
import { listNumberActions } from "./number-actions.ts";
import type { StudioDriver } from "./studio-driver.ts";

/**
 * Returns actions that fill a field of a new group, the likeliest to be valid first. The first
 * action keeps the initial value, unless that is missing or an empty text.
 */
export async function actionsToFill(
  hand: StudioDriver,
  field: FieldUnderTest,
): Promise<FieldAction[]> {
  const { value } = field;
  if (value === undefined) return actionsToSet(hand, field);
  if (value === "") return actionsToSet(hand, { ...field, value: undefined });
  return [{ value, act: async () => undefined }, ...(await actionsToSet(hand, field))];
}

/** Returns actions that give a field another value, the likeliest to be valid first. */
export async function actionsToSet(
  hand: StudioDriver,
  field: FieldUnderTest,
): Promise<FieldAction[]> {
  const alone = await createControlActions(hand, field);
  return [...listNumberActions(field), ...alone, ...listDependentFieldActions(field)];
}

async function createControlActions(
  hand: StudioDriver,
  field: FieldUnderTest,
): Promise<FieldAction[]> {
  const { kind = "" } = field.place;
  if (kind === "switch") return createSwitchActions(field);
  if (kind === "options" || kind === "reference") return createChoiceActions(hand, field);
  if (kind === "checks") return createCheckboxActions(hand, field);
  if (kind === "entries") return createEntriesActions(hand, field);
  return createTypingActions(field);
}

function createTypingActions(field: FieldUnderTest): FieldAction[] {
  const { place, name, value } = field;
  const ids = (place.kind === "id" ? [] : field.idsBeside(value)).map((id) => ({
    typed: id,
    value: id,
  }));
  return [...ids, ...listAlternativeValues(place, value, siblingDate(field))].map(
    ({ typed, value: next }) => ({
      value: next,
      typed,
      act: (hand) => hand.type(name, typed),
    }),
  );
}

/**
 * Returns a date in a sibling field, if there is one. An end date must follow the start date
 * closely.
 */
function siblingDate({ place, inFile }: FieldUnderTest): string | undefined {
  const beside = Object.values(valueAt(inFile, place.holder?.path ?? "") ?? {});
  return beside.find((each) => typeof each === "string" && /^\d{4}-\d\d-\d\d$/.test(each));
}

function createSwitchActions(field: FieldUnderTest): FieldAction[] {
  const { place, name, value } = field;
  const next = value === true ? (place.required ? false : undefined) : true;
  const act = (hand: StudioDriver) => hand.controls(name).first().click();
  return [{ value: next, act }, ...(next ? [createExclusiveSwitchAction(field)] : [])];
}

/**
 * Returns the action that first switches off all other items of the list, because only one item may
 * be on.
 */
function createExclusiveSwitchAction({ place, name, inFile }: FieldUnderTest): FieldAction {
  const own = place.holder?.path ?? "";
  const list = place.holder?.holder?.path ?? "";
  const items = valueAt(inFile, list);
  const paths = (Array.isArray(items) ? items : [])
    .map((item, index) => ({ item, path: `${list}/${index}` }))
    .filter(({ item, path }) => path !== own && childValue(item, place.name) === true)
    .map(({ path }) => `${path}/${place.name}`);
  const file = name.slice(0, name.indexOf("#"));
  return {
    value: true,
    others: Object.fromEntries(paths.map((path) => [path, undefined])),
    act: async (hand) => {
      for (const path of paths) await hand.controls(`${file}#${path}`).first().click();
      await hand.controls(name).first().click();
    },
  };
}

const choiceKinds = ["switch", "options", "reference"];

/** Returns the action that empties a field; `undefined` if the field always has a value. */
export function actionToClear({ place, name }: FieldUnderTest): FieldAction | undefined {
  const { kind = "", required } = place;
  if (kind === "entries" || (required && choiceKinds.includes(kind))) return undefined;
  const act = async (hand: StudioDriver) => {
    const controls = hand.controls(name);
    if (kind === "switch") return uncheck(controls.first());
    if (kind === "checks") return uncheckAll(controls.first().getByRole("checkbox"));
    const isList = await controls.first().evaluate((element) => element.tagName === "SELECT");
    if (isList) await controls.first().selectOption("");
    else if (kind === "options")
      await controls.and(hand.page.locator('[value=""]')).click({ force: true });
    else await hand.type(name, "");
  };
  const empty = kind === "checks" ? [] : "";
  const isTyped = !choiceKinds.includes(kind) && kind !== "checks";
  return { value: required ? empty : undefined, ...(isTyped && { typed: "" }), act };
}

async function uncheck(box: Locator): Promise<void> {
  if (await box.isChecked()) await box.click();
}

async function uncheckAll(boxes: Locator): Promise<void> {
  for (const box of await boxes.all()) await uncheck(box);
}

async function createChoiceActions(
  hand: StudioDriver,
  { name, value }: FieldUnderTest,
): Promise<FieldAction[]> {
  const controls = hand.controls(name);
  const isList = await controls.first().evaluate((element) => element.tagName === "SELECT");
  const offered = isList
    ? await controls.first().locator("option").evaluateAll(optionValues)
    : await controls.evaluateAll(optionValues);
  const others = offered.filter((each) => each !== "" && each !== value);
  return others.map((option) => ({
    value: option,
    act: async () => {
      if (isList) await controls.first().selectOption(option);
      else await controls.and(hand.page.locator(`[value="${option}"]`)).click({ force: true });
    },
  }));
}

/** Runs in the page. Returns the values that the controls would set. */
function optionValues(elements: readonly Element[]): string[] {
  return elements.map((element) => (element as HTMLOptionElement | HTMLInputElement).value);
}

async function createCheckboxActions(
  hand: StudioDriver,
  { place, name, value }: FieldUnderTest,
): Promise<FieldAction[]> {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const boxes = hand.controls(name).first().getByRole("checkbox");
  const options = await boxes.evaluateAll(optionValues);
  return options.map((option) => {
    const next = options.filter((each) => chosen.includes(each) !== (each === option));
    return {
      value: next.length > 0 || place.required ? next : undefined,
      act: () => boxes.and(hand.page.locator(`[value="${option}"]`)).click(),
    };
  });
}

/**
 * Returns the action that replaces "all" entries with a list of each entry by name, or such a list
 * with "all".
 */
function createEntriesActions(
  hand: StudioDriver,
  { place, name, value, idsOf }: FieldUnderTest,
): FieldAction[] {
  const option = value === "all" ? "some" : "all";
  const radio = hand.controls(name).and(hand.page.locator(`[value="${option}"]`));
  const next = option === "all" ? "all" : idsOf(place.node.collection ?? "");
  return [{ value: next, act: () => radio.click({ force: true }) }];
}
