import { type FormContext, readForm } from "../form-context.ts";
import { controlOf, setValue } from "../values.ts";

/*
 * What a visitor has sent and no server has taken yet, in the storage of the tab: it outlives a
 * reload and ends with the tab. Where the browser allows no storage, nothing is kept.
 */

type FormId = Pick<FormContext, "id">;

/** Under which name the storage of the tab has what belongs to a form. */
export function keyOf({ id }: FormId): string {
  return `prelo ${window.location.pathname} ${id}`;
}

/** Keeps what stands in the fields; tells whether that was possible. */
export function keep(context: FormContext): boolean {
  try {
    sessionStorage.setItem(keyOf(context), JSON.stringify(readForm(context)));
    return true;
  } catch {
    return false;
  }
}

export function clearUnsent(place: FormId): void {
  try {
    sessionStorage.removeItem(keyOf(place));
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Fills in what was kept, where nobody has written something else meanwhile; tells whether any of it stands now. */
export function restore(form: HTMLFormElement, context: FormContext): boolean {
  const kept = readUnsent(context) ?? {};
  const before = readForm(context);
  const names = context.source.fields.map(({ name }) => name).filter((name) => kept[name]);
  for (const name of names) {
    const control = controlOf(form, name);
    const isUntouched = before[name] === context.initial.current[name];
    if (control && isUntouched) setValue(control, String(kept[name]));
  }
  // Save the restored values again, as the visitor would lose those now.
  if (names.length > 0) keep(context);
  const now = readForm(context);
  return names.some((name) => now[name] === kept[name]);
}

function readUnsent(place: FormId): Record<string, unknown> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(place)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
