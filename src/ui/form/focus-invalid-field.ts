/**
 * Focuses the first invalid field of a form, and scrolls it into view if needed. These are two
 * steps, because WebKit's own scrolling ignores `scroll-margin-top`, so the header would cover the
 * field.
 */
export function focusMistake(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "nearest" });
}
