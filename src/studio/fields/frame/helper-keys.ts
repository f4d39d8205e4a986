import { type KeyboardEvent, useRef } from "react";
import { fieldWords as words } from "../words.pt-br.ts";

/** Leads from a field to its helper buttons, as it leads from a longer text to its bar. */
export const helperShortcut = "Alt+F10";

/** For a button that helps with a field, or removes it: Tab passes it by, so that it goes from field to field. */
export const helper = {
  tabIndex: -1,
  "data-helper": true,
  "aria-description": words.helperKeys,
} as const;

/** For the element around a field, or a group of fields, and its helpers. */
export const helperScope = { "data-helper-scope": true } as const;

/**
 * The keyboard's way to helpers (WCAG 2.1.1): Alt+F10 goes to those of the field with the focus, after which come those
 * of the groups around it; arrows go from one to the next, Escape goes back to the field.
 *
 * @returns the handler for an element around all the fields
 */
export function useHelperKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  const field = useRef<HTMLElement>(null);
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.defaultPrevented) return;
    const next = isShortcut(event) ? helpersOf(target)[0] : nextFrom(target, event, field.current);
    if (!next) return;
    if (!isHelper(target)) field.current = target;
    next.focus();
    event.preventDefault();
  };
}

function isShortcut({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === "F10" && altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Where a key leads from a helper; `field` is where the helpers were entered from. */
function nextFrom(target: HTMLElement, event: KeyboardEvent, field: HTMLElement | null) {
  if (!isHelper(target) || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const entered = field?.isConnected ? helpersOf(field) : [];
  const helpers = entered.includes(target) ? entered : helpersOf(target);
  if (event.key === "Escape") return helpers === entered && field ? field : fieldOf(target);
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

/** The helpers of the field around an element, then those of the groups around that, from the inner to the outer. */
function helpersOf(element: Element): HTMLElement[] {
  const scope = scopeOf(element);
  if (!scope) return [];
  const inside = [...scope.querySelectorAll<HTMLElement>("[data-helper]")];
  const own = inside.filter((each) => scopeOf(each) === scope && !isFolded(each));
  return scope.parentElement ? [...own, ...helpersOf(scope.parentElement)] : own;
}

/** Somebody who pressed a helper with the pointer came from no field: its own is the first beside it. */
function fieldOf(own: HTMLElement): HTMLElement | undefined {
  const fields = ":is(input, textarea, select, summary, button):not([data-helper], [hidden])";
  return scopeOf(own)?.querySelector<HTMLElement>(fields) ?? undefined;
}

function isHelper(element: Element): boolean {
  return element.matches("[data-helper]");
}

function scopeOf(element: Element): Element | null {
  return element.closest("[data-helper-scope]");
}

function isFolded(element: Element): boolean {
  const around = element.closest("details:not([open])");
  return around !== null && element.closest("summary")?.parentElement !== around;
}
