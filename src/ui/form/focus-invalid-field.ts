/**
 * Gives the focus to the first field of a form that is at fault, and brings it into view where it is
 * not. In two steps: by itself WebKit scrolls to the focus without regard to `scroll-margin-top`, and
 * the field would lie under the header.
 */
export function focusMistake(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "nearest" });
}
