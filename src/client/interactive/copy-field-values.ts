type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Copies field values from some nodes to the fields of the same names in an element. */
export function copyFieldState(from: readonly Element[], to: Element): void {
  const free = controlsIn(to);
  for (const control of from.flatMap(controlsIn)) {
    const at = free.findIndex((each) => controlKey(each) === controlKey(control));
    const [counterpart] = at < 0 ? [] : free.splice(at, 1);
    if (!counterpart) continue;
    copyControl(control, counterpart);
    copyFocusAndSelection(control, counterpart);
  }
}

/** The field that has the focus, or had it when its node was removed. */
let lastFocused: Element | undefined;

/** Tracks which field of an element has the focus. */
export function trackFocus(element: Element): void {
  const { activeElement } = document;
  if (activeElement && element.contains(activeElement)) lastFocused = activeElement;
  // Listens in the capture phase to run before React, which hydrates a block as soon as it gets the
  // focus.
  const note = ({ target }: Event) => {
    lastFocused = target as Element;
  };
  element.addEventListener("focusin", note, true);
  // Removing a focused node fires no `focusout`, or fires it before the removal (Chromium).
  element.addEventListener("focusout", ({ target }) =>
    queueMicrotask(() => {
      if (target === lastFocused && lastFocused.isConnected) lastFocused = undefined;
    }),
  );
}

function copyFocusAndSelection(from: FieldElement, to: FieldElement): void {
  if (from !== lastFocused || document.activeElement !== document.body) return;
  to.focus({ preventScroll: true });
  // Number, e-mail and choice fields expose no selection.
  if (to instanceof HTMLSelectElement || from instanceof HTMLSelectElement) return;
  if (from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Returns the named fields; others are not submitted. Skips hidden fields, because the page sets
 * their value, and file inputs, whose value cannot be set.
 */
function controlsIn(element: Element): FieldElement[] {
  const all = element.querySelectorAll<FieldElement>("input, select, textarea");
  return [...all].filter(({ name, type }) => name && type !== "hidden" && type !== "file");
}

/**
 * Returns a key that is equal for the same field in both markups. It is the name; for an option of
 * a choice also the value, because all its options share the name.
 */
function controlKey(control: FieldElement): string {
  return isChoice(control) ? `${control.name} ${control.value}` : control.name;
}

function copyControl(from: FieldElement, to: FieldElement): void {
  if (isChoice(from) && isChoice(to)) to.checked = from.checked;
  else if (from.value !== to.value) setControlValue(to, from.value);
}

/** Sets the value of a control. Leaves a select unchanged if it has no such option. */
function setControlValue(control: FieldElement, value: string): void {
  const isKnown =
    !(control instanceof HTMLSelectElement) ||
    [...control.options].some((option) => option.value === value);
  if (isKnown) control.value = value;
}

function isChoice(control: FieldElement): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
