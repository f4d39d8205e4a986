/**
 * The regions that F6 cycles through, as in browsers and desktop programs with panes (WCAG 2.2,
 * 2.4.1: bypass blocks).
 */
const regions = [".bar", "iframe[name=page]", ".panel"];

/**
 * Moves the focus to the next or the previous region. While a dialog is open, the focus stays in
 * it.
 */
export function cycleRegions(step: 1 | -1): void {
  if (document.querySelector("dialog[open]")) return;
  const parts = regions.map((each) => document.querySelector<HTMLElement>(each));
  const now = parts.findIndex((part) => part?.contains(document.activeElement));
  const from = now < 0 && step < 0 ? 0 : now;
  const next = parts[(from + step + parts.length) % parts.length];
  if (next instanceof HTMLIFrameElement) focusPreview(next);
  else firstFocusableControl(next)?.focus();
}

/** Focuses the element that last had the focus in the preview, or the start of the page. */
function focusPreview(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  frame.contentWindow?.focus();
  if (page?.activeElement === page?.body) page?.querySelector<HTMLElement>("#_content")?.focus();
}

/** Returns the first focusable control. Collapsed and covered controls cannot take the focus. */
function firstFocusableControl(part: HTMLElement | null | undefined): HTMLElement | undefined {
  const controls = part?.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea");
  return [...(controls ?? [])].find((each) => each.checkVisibility() && !each.matches(":disabled"));
}
