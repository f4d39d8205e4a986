/**
 * The parts of the studio between which F6 goes round, as it does in browsers and in programs with panes (WCAG 2.2,
 * 2.4.1: nobody has to step through all of a page to get behind it).
 */
const regions = [".bar", "iframe[name=page]", ".panel"];

/** Gives the focus to the next part of the studio, or to the one before. Dialogs keep it. */
export function goToRegion(step: 1 | -1): void {
  if (document.querySelector("dialog[open]")) return;
  const parts = regions.map((each) => document.querySelector<HTMLElement>(each));
  const now = parts.findIndex((part) => part?.contains(document.activeElement));
  const from = now < 0 && step < 0 ? 0 : now;
  const next = parts[(from + step + parts.length) % parts.length];
  if (next instanceof HTMLIFrameElement) enterPage(next);
  else firstIn(next)?.focus();
}

/** The page has the focus where it was left, and else at its beginning. */
function enterPage(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  frame.contentWindow?.focus();
  if (page?.activeElement === page?.body) page?.querySelector<HTMLElement>("#_content")?.focus();
}

/** What is folded away or lies below another part cannot have the focus. */
function firstIn(part: HTMLElement | null | undefined): HTMLElement | undefined {
  const controls = part?.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea");
  return [...(controls ?? [])].find((each) => each.checkVisibility() && !each.matches(":disabled"));
}
