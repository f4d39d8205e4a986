import { type ReactNode, useId, useState } from "react";
import type { FieldPlace } from "../kinds/field-place.ts";
import { hintOf } from "../kinds/hint-words.ts";
import { useStore, useTold, useValue } from "../scope/field-scope.tsx";
import { fieldWords as words } from "../words.pt-br.ts";
import { FieldPaths } from "./field-paths.tsx";
import { helper, helperScope, helperShortcut } from "./helper-keys.ts";
import { ToldLines } from "./told-lines.tsx";

/** Attributes that tie a control to its label, help and diagnostics. */
export interface ControlProps {
  id: string;
  "aria-describedby": string;
  "aria-invalid": boolean;
  "aria-keyshortcuts": string;
  "data-field": string;
}

interface FrameProps {
  place: FieldPlace;
  /** Text below the control that is not a diagnostic. */
  note?: ReactNode;
  /** Validation error of the control itself. */
  fault?: string;
  children(control: ControlProps): ReactNode;
}

/** Longest duration of a click, in milliseconds. */
const press = 300;

/** A field: label, help, control, and diagnostics below it. */
export function FieldFrame({ place, note, fault, children }: FrameProps) {
  const id = useId();
  const store = useStore();
  const told = useTold(place.path);
  const title = titleOf(place);
  const hint = hintOf(store.now().schemas, place);
  const isWrong = fault !== undefined || told.some(({ severity }) => severity === "error");
  const value = useValue(place.path);
  const isEmpty = value === undefined || value === "";
  // An empty field that was never visited shows a request to fill it in instead of an error.
  const [isVisited, setVisited] = useState(!isEmpty);
  // Wait until the click that takes the focus away is over, so that the layout does not shift under
  // it.
  const leave = () => void setTimeout(() => setVisited(true), press);
  const isAsked = isEmpty && !isVisited && fault === undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its control was left
    <div className={`studio-field of-${place.kind}`} onBlur={leave} {...helperScope}>
      <div className="studio-field-head">
        <label htmlFor={id}>{title}</label>
        <Hint id={`${id}-hint`} title={title} text={hint} />
        {isAsked && isWrong && <span className="studio-asked">{words.toFill}</span>}
        <FieldPaths path={place.path} title={title} />
      </div>
      {children({
        id,
        "aria-describedby": describedBy(id, hint),
        "aria-invalid": isWrong && !isAsked,
        "aria-keyshortcuts": helperShortcut,
        "data-field": fieldName(store.now().file, place.path),
      })}
      {note}
      <ToldLines id={`${id}-told`} path={place.path} fault={fault} isAsked={isAsked} />
    </div>
  );
}

interface GroupProps {
  place: FieldPlace;
  className?: string;
  /** Buttons of the group, next to its title. */
  buttons?: ReactNode;
  /** The controls carry the `data-field` address themselves. */
  plain?: boolean;
  children: ReactNode;
}

/** Several controls under one title. */
export function FieldGroup({ place, className = "", buttons, plain, children }: GroupProps) {
  const id = useId();
  const store = useStore();
  const title = titleOf(place);
  const hint = hintOf(store.now().schemas, place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in one line with its buttons
    <div
      {...helperScope}
      role="group"
      className={`studio-group of-${place.kind} ${className}`.trim()}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy(id, hint)}
      data-field={plain ? undefined : fieldName(store.now().file, place.path)}
    >
      <div className="studio-field-head">
        <span id={`${id}-title`} className="studio-group-title">
          {title}
        </span>
        <Hint id={`${id}-hint`} title={title} text={hint} />
        {buttons}
      </div>
      <ToldLines id={`${id}-told`} path={place.path} />
      {children}
    </div>
  );
}

function describedBy(id: string, hint: string): string {
  return hint === "" ? `${id}-told` : `${id}-hint ${id}-told`;
}

/** The `data-field` address by which scripts and the preview find the control of a place. */
export function fieldName(file: string, path: string): string {
  return `${file}#${path}`;
}

/** Title of a field for editors. */
export function titleOf({ node, name }: FieldPlace): string {
  return node.title ?? name;
}

/**
 * A copy of the place with another title and without help, for when the surrounding group already
 * shows it.
 */
export function retitled(place: FieldPlace, title: string): FieldPlace {
  return { ...place, node: { ...place.node, title, description: undefined } };
}

/** The help of a field behind a button. Screen readers read it with the control. */
export function Hint({ id, title, text }: { id: string; title: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text === "") return null;
  return (
    <>
      <button
        {...helper}
        type="button"
        className="studio-help"
        aria-label={words.help(title)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
      <p id={id} className="studio-hint" hidden={!isOpen}>
        {text}
      </p>
    </>
  );
}
