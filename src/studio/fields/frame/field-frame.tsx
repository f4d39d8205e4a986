import { type ReactNode, useId, useState } from "react";
import { fieldStrings as strings } from "#lang/studio/fields/strings";
import type { FieldPlace } from "../schema/field-place.ts";
import { helpText } from "../schema/help-text.ts";
import {
  useFieldDiagnostics,
  useFieldStore,
  useFieldValue,
} from "../store/field-store-provider.tsx";
import { DiagnosticList } from "./diagnostic-list.tsx";
import { FieldLinks } from "./field-links.tsx";
import { helperProps, helperScopeProps, helperShortcut } from "./helper-button-keys.ts";

/** Attributes that tie a control to its label, help and diagnostics. */
export interface ControlAttributes {
  id: string;
  "aria-describedby": string;
  "aria-invalid": boolean;
  "aria-keyshortcuts": string;
  "data-field": string;
}

interface FieldFrameProps {
  place: FieldPlace;
  /** A text below the control that is not a diagnostic. */
  note?: ReactNode;
  /** Validation error of the control itself. */
  controlError?: string;
  children(control: ControlAttributes): ReactNode;
}

/** Longest duration of a click, in milliseconds. */
const clickDuration = 300;

/** The frame of a field: label, help, control, and the diagnostics below it. */
export function FieldFrame({ place, note, controlError, children }: FieldFrameProps) {
  const id = useId();
  const store = useFieldStore();
  const told = useFieldDiagnostics(place.path);
  const title = fieldTitle(place);
  const hint = helpText(store.currentContext().schemas, place);
  const isWrong = controlError !== undefined || told.some(({ severity }) => severity === "error");
  const value = useFieldValue(place.path);
  const isEmpty = value === undefined || value === "";
  // An empty field that was never visited shows a request to fill it in instead of an error.
  const [isVisited, setVisited] = useState(!isEmpty);
  // Wait until the click that moves the focus is over. Otherwise the layout would shift under it.
  const leave = () => void setTimeout(() => setVisited(true), clickDuration);
  const isAsked = isEmpty && !isVisited && controlError === undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its control was left
    <div className={`studio-field of-${place.kind}`} onBlur={leave} {...helperScopeProps}>
      <div className="studio-field-head">
        <label htmlFor={id}>{title}</label>
        <FieldHelp id={`${id}-hint`} title={title} text={hint} />
        {isAsked && isWrong && <span className="studio-asked">{strings.toFill}</span>}
        <FieldLinks path={place.path} title={title} />
      </div>
      {children({
        id,
        "aria-describedby": describedByIds(id, hint),
        "aria-invalid": isWrong && !isAsked,
        "aria-keyshortcuts": helperShortcut,
        "data-field": fieldKey(store.currentContext().file, place.path),
      })}
      {note}
      <DiagnosticList
        id={`${id}-told`}
        path={place.path}
        controlError={controlError}
        isUnvisited={isAsked}
      />
    </div>
  );
}

interface FieldGroupProps {
  place: FieldPlace;
  className?: string;
  /** Buttons of the group, next to its title. */
  buttons?: ReactNode;
  /** Whether the controls carry the `data-field` address themselves. */
  plain?: boolean;
  children: ReactNode;
}

/** Several controls under one title. */
export function FieldGroup({ place, className = "", buttons, plain, children }: FieldGroupProps) {
  const id = useId();
  const store = useFieldStore();
  const title = fieldTitle(place);
  const hint = helpText(store.currentContext().schemas, place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in one line with its buttons
    <div
      {...helperScopeProps}
      role="group"
      className={`studio-group of-${place.kind} ${className}`.trim()}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedByIds(id, hint)}
      data-field={plain ? undefined : fieldKey(store.currentContext().file, place.path)}
    >
      <div className="studio-field-head">
        <span id={`${id}-title`} className="studio-group-title">
          {title}
        </span>
        <FieldHelp id={`${id}-hint`} title={title} text={hint} />
        {buttons}
      </div>
      <DiagnosticList id={`${id}-told`} path={place.path} />
      {children}
    </div>
  );
}

function describedByIds(id: string, hint: string): string {
  return hint === "" ? `${id}-told` : `${id}-hint ${id}-told`;
}

/** Returns the `data-field` address by which scripts and the preview find the control at a path. */
export function fieldKey(file: string, path: string): string {
  return `${file}#${path}`;
}

/** Returns the title of a field for editors, or its name if the schema gives none. */
export function fieldTitle({ node, name }: FieldPlace): string {
  return node.title ?? name;
}

/**
 * Returns a copy of the place with another title and without help, for a group that already shows
 * its own title and help.
 */
export function retitledPlaceWithoutHelp(place: FieldPlace, title: string): FieldPlace {
  return { ...place, node: { ...place.node, title, description: undefined } };
}

/**
 * The help text of a field, shown by a button. Screen readers read it with the control even if it
 * is hidden.
 */
export function FieldHelp({ id, title, text }: { id: string; title: string; text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text === "") return null;
  return (
    <>
      <button
        {...helperProps}
        type="button"
        className="studio-help"
        aria-label={strings.help(title)}
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
