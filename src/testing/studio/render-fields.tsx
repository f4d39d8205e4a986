import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { defaultAt } from "../../model/defaults/with-defaults.ts";
import type { Schemas } from "../../model/schema/schemas.ts";
import type {
  FieldContext,
  FieldDiagnostic,
  PickerOption,
} from "../../studio/fields/field-context.ts";
import { applyChanges } from "../../yaml/edit/apply-changes.ts";
import type { Change } from "../../yaml/edit/change.ts";
import { readTree } from "../../yaml/parse/tree.ts";

/** A file in memory, its rendered fields, and functions to use them. */
export interface RenderedFields {
  /** Returns the current text of the file. */
  text(): string;
  value(): unknown;
  /** All changes so far, with the keys that merge keystrokes into one undo group. */
  changes: { changes: readonly Change[]; typing?: string }[];
  root: HTMLElement;
  /** Returns the control at a path; throws if there is none. */
  control(path: string): HTMLElement;
  controls(path: string): HTMLElement[];
  press(name: string, within?: ParentNode): void;
  /** Replaces the file's text, as an undo does. */
  replace(text: string): void;
  close(): void;
}

export interface RenderFieldsOptions {
  schemas: Schemas;
  file: string;
  schemaId: string;
  text: string;
  told?: (path: string) => readonly FieldDiagnostic[];
  find?: Partial<FieldContext["find"]>;
  open?: FieldContext["open"];
  /** Whether the session rejects all changes. */
  frozen?: boolean;
  /** Whether changes are not rendered, as if the next frame came after the keystrokes. */
  late?: boolean;
}

const noChoices: readonly PickerOption[] = [];

/** Renders the fields of a text in memory. Applies changes with the studio's own `applyChanges`. */
export function renderFields(
  holding: RenderFieldsOptions,
  draw: (context: FieldContext) => ReactElement,
): RenderedFields {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const root = document.body.appendChild(document.createElement("div"));
  const react = createRoot(root);
  const changes: RenderedFields["changes"] = [];
  let text = holding.text;
  const show = () => act(() => react.render(draw(contextOf())));
  const write = (change: Change | readonly Change[], typing?: string) => {
    changes.push({ changes: "kind" in change ? [change] : change, typing });
    if (holding.frozen) return;
    const done = applyChanges(text, change);
    if ("refused" in done)
      throw new Error(`${done.refused} at ${done.path}: ${JSON.stringify(change)}`);
    text = done.text;
    if (!holding.late) react.render(draw(contextOf()));
  };
  const contextOf = (): FieldContext => ({
    schemas: holding.schemas,
    file: holding.file,
    schemaId: holding.schemaId,
    value: parseValue(text),
    latestValue: () => parseValue(text),
    change: write,
    diagnosticsAt: holding.told ?? (() => []),
    defaultAt: (path) => defaultAt(holding.schemas, holding.schemaId, path, "pt-BR"),
    find: {
      links: () => noChoices,
      entries: () => noChoices,
      pictures: () => noChoices,
      facts: () => noChoices,
      ...holding.find,
    },
    open: holding.open ?? (() => undefined),
  });
  show();
  const controls = (path: string) => {
    const name = CSS.escape(`${holding.file}#${path}`);
    return [...root.querySelectorAll<HTMLElement>(`[data-field="${name}"]`)];
  };
  return {
    text: () => text,
    value: () => parseValue(text),
    changes,
    root,
    controls,
    control: (path) => controls(path)[0] ?? throwMissingControl(path),
    press: (name, within = root) => pressButton(name, within),
    replace: (next) => {
      text = next;
      show();
    },
    close: () => {
      act(() => react.unmount());
      root.remove();
    },
  };
}

/** Sets the value of a control and fires the event that typing or pasting would. */
export function typeIntoControl(control: HTMLElement, text: string): void {
  const prototype = Object.getPrototypeOf(control);
  const isSelect = control instanceof HTMLSelectElement;
  act(() => {
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
    control.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
  });
}

/** Clicks a control and renders the resulting state. */
export function click(control: Element): void {
  act(() => control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })));
}

/** Focuses a control, or blurs it. */
export function setFocus(control: HTMLElement, isIn = true): void {
  act(() => (isIn ? control.focus() : control.blur()));
}

function pressButton(name: string, within: ParentNode): void {
  const buttons = [...within.querySelectorAll("button")];
  const named = (button: Element) => button.getAttribute("aria-label") ?? button.textContent;
  const button = buttons.find((each) => named(each) === name);
  if (!button) throw new Error(`No button "${name}" among: ${buttons.map(named).join(" | ")}`);
  click(button);
}

function parseValue(text: string): unknown {
  const tree = readTree(text);
  if ("offset" in tree) throw new Error("The text is no content file.");
  return tree.value;
}

function throwMissingControl(path: string): never {
  throw new Error(`There is no control of ${path}.`);
}
