import { type MountedForm, readForm } from "../mounted-form.ts";
import { findControl, setValue } from "../values.ts";

/*
 * Answers that no server has accepted yet, in `sessionStorage`: they survive a reload and end with
 * the tab. Without storage nothing is saved.
 */

type FormWithId = Pick<MountedForm, "id">;

/** Returns the storage key of a form. */
export function storageKey({ id }: FormWithId): string {
  return `prelo ${window.location.pathname} ${id}`;
}

/** Saves the current answers. Returns whether storage was available. */
export function saveUnsent(context: MountedForm): boolean {
  try {
    sessionStorage.setItem(storageKey(context), JSON.stringify(readForm(context)));
    return true;
  } catch {
    return false;
  }
}

export function clearUnsent(place: FormWithId): void {
  try {
    sessionStorage.removeItem(storageKey(place));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/**
 * Restores saved answers into unchanged fields. Returns whether any saved answer is now in its
 * field.
 */
export function restore(form: HTMLFormElement, context: MountedForm): boolean {
  const kept = readUnsent(context) ?? {};
  const before = readForm(context);
  const names = context.source.fields.map(({ name }) => name).filter((name) => kept[name]);
  for (const name of names) {
    const control = findControl(form, name);
    const isUntouched = before[name] === context.initial.current[name];
    if (control && isUntouched) setValue(control, String(kept[name]));
  }
  // Save again: the restored values are unsent, too.
  if (names.length > 0) saveUnsent(context);
  const now = readForm(context);
  return names.some((name) => now[name] === kept[name]);
}

function readUnsent(place: FormWithId): Record<string, unknown> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(place)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
