/**
 * The regions that F6 visits in turn, as in browsers and desktop programs with panes (WCAG 2.2,
 * 2.4.1: bypass blocks).
 */
const regions = [".bar", "iframe[name=page]", ".panel"];

/** Moves the focus to the next or the previous region. Does nothing while a dialog is open. */
export function cycleRegions(step: 1 | -1): void {
  if (document.querySelector("dialog[open]")) return;
  const parts = regions.map((each) => document.querySelector<HTMLElement>(each));
  const now = parts.findIndex((part) => part?.contains(document.activeElement));
  const from = now < 0 && step < 0 ? 0 : now;
  const next = parts[(from + step + parts.length) % parts.length];
  if (next instanceof HTMLIFrameElement) focusPreview(next);
  else firstFocusableControl(next)?.focus();
}

/**
 * Focuses the element that last had the focus in the preview, or else the main content of the page.
 */
function focusPreview(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  frame.contentWindow?.focus();
  if (page?.activeElement === page?.body) page?.querySelector<HTMLElement>("#_content")?.focus();
}

/** Returns the first control that can take the focus. Skips hidden and disabled ones. */
function firstFocusableControl(part: HTMLElement | null | undefined): HTMLElement | undefined {
  const controls = part?.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea");
  return [...(controls ?? [])].find((each) => each.checkVisibility() && !each.matches(":disabled"));
}
