import { parentPointer } from "../../../../yaml/json-pointer.ts";

/** The field to reveal. */
interface RevealTarget {
  file: string;
  path: string;
  /** Whether the field also gets the focus. */
  shouldFocus?: boolean;
}

/**
 * Scrolls to a field and expands the items around it.
 *
 * @returns whether the field itself was found, not only an item around it
 */
export function revealField(
  root: Element | null,
  { file, path, shouldFocus }: RevealTarget,
): boolean {
  for (let at = path; at !== ""; at = parentPointer(at)) {
    const name = CSS.escape(`${file}#${at}`);
    const found = root?.querySelector<HTMLElement>(`[data-field="${name}"]`);
    if (!found) continue;
    openEnclosingDetails(found);
    // The field may contain the file name of a picture. Then scroll to the picture as well.
    const whole = found.closest(".studio-media") ?? found;
    if (!isInPanelView(whole)) whole.scrollIntoView({ block: "center" });
    if (at === path && shouldFocus) focusControl(found);
    else if (at === path) highlightField(found);
    return at === path;
  }
  return false;
}

/**
 * Focuses the field, or the first control of a group or list. Selects the text of a short input, as
 * Tab does. Leaves the caret of a longer text. A remove button comes last, because pressing Enter
 * twice on it would delete something.
 */
function focusControl(found: HTMLElement): void {
  const all = "input, select, textarea, summary, button:not(.studio-help)";
  const control = found.matches(all)
    ? found
    : (found.querySelector<HTMLElement>(`:is(${all}):not(.studio-quiet, [hidden])`) ??
      found.querySelector<HTMLElement>(all));
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement && control.type === "text") control.select();
}

/**
 * Highlights the field with a fading ring. The focus remains where it was, for example in the
 * preview.
 */
function highlightField(element: Element): void {
  const ring = "0 0 0 3px";
  const fading = [
    { boxShadow: `${ring} color-mix(in srgb, var(--studio-accent) 50%, transparent)` },
    { boxShadow: `${ring} transparent` },
  ];
  element.animate?.(fading, { duration: 1600, easing: "ease-in" });
}

function openEnclosingDetails(element: Element): void {
  for (let at = element.closest("details"); at; at = at.parentElement?.closest("details") ?? null)
    at.open = true;
}

function isInPanelView(control: Element): boolean {
  const around = control.closest(".panel-parts")?.getBoundingClientRect();
  const { top, bottom } = control.getBoundingClientRect();
  return around !== undefined && top >= around.top && bottom <= around.bottom;
}
