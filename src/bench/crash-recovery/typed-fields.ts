import type { Locator, Page } from "playwright-core";
import { fieldSelector, getSiteFrame } from "../../testing/browser/studio-page.ts";
import type { RandomSource } from "../mistake-corpus/random.ts";
import type { KeySequence } from "./typed-keys.ts";

/** A field to type in. Focusing `anchor`, a text of the page, shows the field in the panel. */
export interface FieldRef {
  name: string;
  anchor: string;
  isOnPage: boolean;
}

/** What was typed in a field. */
export type TypedField = KeySequence & { place: FieldRef };

/** Timeout in ms until a reopened page shows its texts. */
const renderTimeout = 10_000;
const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/**
 * Types letters in texts of the page and in fields of the panel, one field after the other, until
 * stopped or the browser is gone. Records each key before pressing it.
 *
 * @param typed receives the entries while typing
 */
export async function typeUntilStopped(
  page: Page,
  chance: RandomSource,
  typed: TypedField[],
  isStopped: () => boolean,
): Promise<void> {
  const anchors = await editableFieldsOnPage(page);
  while (!isStopped()) {
    const taken = new Set(typed.map(({ name }) => name));
    const place = await focusRandomField(page, chance, anchors, taken);
    if (!place) continue;
    const entry: TypedField = {
      place,
      name: place.name,
      before: await readPanelField(page, place),
      keys: [],
    };
    typed.push(entry);
    await page.keyboard.press(chance.below(3) === 0 ? "Control+Home" : "Control+End");
    await typeLetters(page, chance, entry, isStopped);
  }
}

async function typeLetters(
  page: Page,
  chance: RandomSource,
  entry: TypedField,
  isStopped: () => boolean,
): Promise<void> {
  // An unknown fact is an error, so this input stays a draft.
  const opening = chance.below(20) === 0 ? ["$", "{"] : [];
  const rest = Array.from({ length: 4 + chance.below(30) }, () => chance.pick(letters));
  for (const letter of [...opening, ...rest]) {
    if (isStopped()) return;
    entry.keys.push({ letter, moment: Date.now() });
    await page.keyboard.press(letter);
    await page.waitForTimeout(chance.below(80));
  }
}

/**
 * Returns the names of the fields that can be edited on the page itself. Throws if there are none.
 */
async function editableFieldsOnPage(page: Page): Promise<string[]> {
  const names = await getSiteFrame(page)
    .locator("main [data-field][contenteditable]")
    .evaluateAll((found) =>
      found
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.getAttribute("data-field") ?? ""),
    );
  if (names.length === 0) throw new Error("nothing can be typed on the page");
  return [...new Set(names)];
}

/** Focuses a random field, on the page or in the panel. Returns `undefined` if it has been used. */
async function focusRandomField(
  page: Page,
  chance: RandomSource,
  anchors: readonly string[],
  taken: ReadonlySet<string>,
): Promise<FieldRef | undefined> {
  const anchor = chance.pick(anchors);
  await locateFieldOnPage(page, anchor).focus();
  const isOnPage = chance.below(2) === 0;
  await locateFieldInPanel(page, anchor).waitFor({ state: "attached" });
  const name = isOnPage ? anchor : chance.pick(await panelFieldNames(page));
  if (taken.has(name)) return undefined;
  if (!isOnPage) await locateFieldInPanel(page, name).focus();
  return { name, anchor, isOnPage };
}

async function panelFieldNames(page: Page): Promise<string[]> {
  const names = await page
    .locator(".panel textarea[data-field]:visible")
    .evaluateAll((found) => found.map((element) => element.getAttribute("data-field") ?? ""));
  return names;
}

/** Returns the current value of a field from the panel. */
async function readPanelField(page: Page, { name }: Pick<FieldRef, "name">): Promise<string> {
  return locateFieldInPanel(page, name).inputValue();
}

/** Returns the restored value of a field after a restart. */
export async function readRestoredField(page: Page, place: FieldRef): Promise<string> {
  const anchor = locateFieldOnPage(page, place.anchor);
  const isThere = await anchor.waitFor({ timeout: renderTimeout }).then(
    () => true,
    () => false,
  );
  if (!isThere) return readFieldInFileView(page, place);
  await anchor.focus();
  return readPanelField(page, place);
}

/**
 * Reads a field in the view of its file. If letters are typed before a lone fact token, the page
 * may no longer show the field.
 */
async function readFieldInFileView(page: Page, place: FieldRef): Promise<string> {
  const go = (hash: string) =>
    page.evaluate((address) => {
      location.hash = address;
    }, hash);
  const { hash } = new URL(page.url());
  await go(`/${place.name.slice(0, place.name.indexOf("#"))}`);
  await locateFieldInPanel(page, place.name).waitFor({ state: "attached" });
  const held = await readPanelField(page, place);
  await go(hash);
  return held;
}

function locateFieldOnPage(page: Page, name: string): Locator {
  return getSiteFrame(page)
    .locator(`main ${fieldSelector(name)}:visible`)
    .first();
}

function locateFieldInPanel(page: Page, name: string): Locator {
  return page.locator(`.panel textarea${fieldSelector(name)}`).first();
}
