import type { FormContext } from "./form-context.ts";
import { controlOf, setValue, type Values } from "./values.ts";

/**
 * What a visitor has sent and no server has taken yet, in the storage of the tab: it outlives a
 * reload and ends with the tab. Only a form that posts to a server has it; where the browser allows
 * no storage, nothing is kept.
 */
export function draftOf({ source, id }: Pick<FormContext, "source" | "id">) {
  if (source.delivery.type !== "http") return undefined;
  const key = `prelo ${window.location.pathname} ${id}`;
  return {
    /** Keeps the values; tells whether that was possible. */
    keep: (values: Values) =>
      attempt(() => sessionStorage.setItem(key, JSON.stringify(values))) !== failed,
    drop: () => attempt(() => sessionStorage.removeItem(key)),
    /** Fills in what was kept; tells whether there was any. */
    restore: (form: HTMLFormElement): boolean => {
      const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null"));
      if (!kept) return false;
      for (const { name } of source.fields) {
        const control = controlOf(form, name);
        if (control && kept[name]) setValue(control, String(kept[name]));
      }
      return true;
    },
  };
}

const failed = false;

function attempt<Result>(action: () => Result): Result | typeof failed {
  try {
    return action();
  } catch {
    return failed;
  }
}
