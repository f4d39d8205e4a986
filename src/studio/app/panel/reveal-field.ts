import { parentOf } from "../../../yaml/pointer.ts";

/** A field that is to be seen. */
interface Sought {
  file: string;
  path: string;
  /** It takes the focus, too. */
  isAsked?: boolean;
}

/**
 * Brings a field into view and unfolds the items in which it stands.
 *
 * @returns whether it is there itself, and not only an item around it
 */
export function revealField(root: Element | null, { file, path, isAsked }: Sought): boolean {
  for (let at = path; at !== ""; at = parentOf(at)) {
    const name = CSS.escape(`${file}#${at}`);
    const found = root?.querySelector<HTMLElement>(`[data-field="${name}"]`);
    if (!found) continue;
    unfold(found);
    // What a picture's name stands below is the picture.
    const whole = found.closest(".studio-media") ?? found;
    if (!isSeen(whole)) whole.scrollIntoView({ block: "center" });
    if (at === path && isAsked) enter(found);
    else if (at === path) pointOut(found);
    return at === path;
  }
  return false;
}

/**
 * A group and a list have the focus in the first of what they hold. A number or a name is written anew by whoever is led
 * to it, as it is where Tab leads; in a longer text one writes on. A button that takes away comes last: who seeks presses
 * Enter, and may do so twice.
 */
function enter(found: HTMLElement): void {
  const all = "input, select, textarea, summary, button:not(.studio-help)";
  const control = found.matches(all)
    ? found
    : (found.querySelector<HTMLElement>(`:is(${all}):not(.studio-quiet, [hidden])`) ??
      found.querySelector<HTMLElement>(all));
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement && control.type === "text") control.select();
}

/** The focus stays where it is, such as on the page: a ring that fades says which field it is. */
function pointOut(element: Element): void {
  const ring = "0 0 0 3px";
  const fading = [
    { boxShadow: `${ring} color-mix(in srgb, var(--studio-accent) 50%, transparent)` },
    { boxShadow: `${ring} transparent` },
  ];
  element.animate?.(fading, { duration: 1600, easing: "ease-in" });
}

function unfold(element: Element): void {
  for (let at = element.closest("details"); at; at = at.parentElement?.closest("details") ?? null)
    at.open = true;
}

function isSeen(control: Element): boolean {
  const around = control.closest(".panel-parts")?.getBoundingClientRect();
  const { top, bottom } = control.getBoundingClientRect();
  return around !== undefined && top >= around.top && bottom <= around.bottom;
}
