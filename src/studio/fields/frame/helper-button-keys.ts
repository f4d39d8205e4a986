import { type KeyboardEvent, useRef } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";

/**
 * The key that moves the focus from a field to its helper buttons. The rich text editor uses the
 * same key for its toolbar.
 */
export const helperShortcut = "Alt+F10";

/**
 * Props of a button that helps with a field or removes it. Tab skips it, so that Tab moves from
 * field to field.
 */
export const helperProps = {
  tabIndex: -1,
  "data-helper": true,
  "aria-description": strings.helperKeys,
} as const;

/** Props of the element that contains a field, or a group of fields, and its helpers. */
export const helperScopeProps = { "data-helper-scope": true } as const;

/**
 * Makes helper buttons accessible by keyboard (WCAG 2.1.1). Alt+F10 moves to the helpers of the
 * focused field, which are followed by those of the enclosing groups. Arrow keys move between them.
 * Escape returns to the field.
 *
 * @returns the keydown handler for an element that contains all the fields
 */
export function useHelperButtonKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const field = useRef<HTMLElement>(null);
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented) return;
    const next = isHelperShortcut(event)
      ? collectEnclosingHelpers(target)[0]
      : nextHelperTarget(target, event, field.current);
    if (!next) return;
    if (!isHelper(target)) field.current = target;
    next.focus();
    event.preventDefault();
  };
}

function isHelperShortcut({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === "F10" && altKey && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Returns the element to which a key moves the focus from a helper; `undefined` for any other key.
 * `field` is the field from which the focus moved to the helpers.
 */
function nextHelperTarget(target: HTMLElement, event: KeyboardEvent, field: HTMLElement | null) {
  if (!isHelper(target) || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const entered = field?.isConnected ? collectEnclosingHelpers(field) : [];
  const helpers = entered.includes(target) ? entered : collectEnclosingHelpers(target);
  if (event.key === "Escape")
    return helpers === entered && field ? field : firstControlInScope(target);
  const at = helpers.indexOf(target);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: -1,
  };
  const to = steps[event.key];
  return to === undefined ? undefined : helpers.at(to % helpers.length);
}

/**
 * Returns the helpers of the field that contains an element, then those of the enclosing groups,
 * from the inside out.
 */
function collectEnclosingHelpers(element: Element): HTMLElement[] {
  const scope = helperScopeOf(element);
  if (!scope) return [];
  const inside = [...scope.querySelectorAll<HTMLElement>("[data-helper]")];
  const own = inside.filter((each) => helperScopeOf(each) === scope && !isInClosedDetails(each));
  return scope.parentElement ? [...own, ...collectEnclosingHelpers(scope.parentElement)] : own;
}

/**
 * Returns the first field in the scope of a helper. If the helper was clicked, there is no previous
 * field to return to.
 */
function firstControlInScope(own: HTMLElement): HTMLElement | undefined {
  const fields = ":is(input, textarea, select, summary, button):not([data-helper], [hidden])";
  return helperScopeOf(own)?.querySelector<HTMLElement>(fields) ?? undefined;
}

function isHelper(element: Element): boolean {
  return element.matches("[data-helper]");
}

function helperScopeOf(element: Element): Element | null {
  return element.closest("[data-helper-scope]");
}

function isInClosedDetails(element: Element): boolean {
  const around = element.closest("details:not([open])");
  return around !== null && element.closest("summary")?.parentElement !== around;
}
