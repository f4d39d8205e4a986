import type { Locator } from "playwright-core";
import type { StudioDriver } from "../studio-driver.ts";
import type { NewGroup } from "./new-groups.ts";

/**
 * Adds the first item of a list, or the first entry of a map. Does nothing for other groups, which
 * are complete as soon as their frame is visible.
 */
export async function addFirstGroupItem(hand: StudioDriver, group: NewGroup): Promise<void> {
  const frame = locateGroup(hand, group);
  if (group.place.kind === "list") await frame.locator(":scope > .studio-add").click();
  if (group.entry === undefined) return;
  const line = frame.locator(":scope > form.studio-name");
  await line.locator("input").fill(group.entry);
  await line.locator("button").click();
}

/** Removes a group with its button; a list or map disappears with its only item or entry. */
export async function removeGroup(hand: StudioDriver, group: NewGroup): Promise<void> {
  const frame = locateGroup(hand, group);
  const own = frame.locator(":scope > .studio-field-head > button.studio-quiet");
  const item = frame.getByRole("button", { name: "Remover", exact: true }).last();
  const entry = frame.locator(":scope > .studio-map-entry > button.studio-quiet");
  if (group.place.kind === "list") await item.click();
  else if (group.entry === undefined) await own.click();
  else await entry.click();
}

function locateGroup(hand: StudioDriver, { name }: NewGroup): Locator {
  return hand.controls(name).first();
}
