import { type ReactNode, useId, useState } from "react";
import type { FieldPlace } from "../kinds/field-place.ts";
import { hintOf } from "../kinds/hint-words.ts";
import { useStore, useTold, useValue } from "../scope/field-scope.tsx";
import { fieldWords as words } from "../words.pt-br.ts";
import { FieldPaths } from "./field-paths.tsx";
import { helper, helperScope, helperShortcut } from "./helper-keys.ts";
import { ToldLines } from "./told-lines.tsx";

/** What a control needs so that its label, its help and its mistakes belong to it. */
export interface ControlProps {
  id: string;
  "aria-describedby": string;
  "aria-invalid": boolean;
  "aria-keyshortcuts": string;
  "data-field": string;
}

interface FrameProps {
  place: FieldPlace;
  /** Words below the control that are of no mistake. */
  note?: ReactNode;
  /** What the control itself finds wrong. */
  fault?: string;
  children(control: ControlProps): ReactNode;
}

/** So long a press lasts at most, in milliseconds. */
const press = 300;

/** A field: its label, its help, its control, and below it what is wrong. */
export function FieldFrame({ place, note, fault, children }: FrameProps) {
  const id = useId();
  const store = useStore();
  const told = useTold(place.path);
  const title = titleOf(place);
  const hint = hintOf(store.now().schemas, place);
  const isWrong = fault !== undefined || told.some(({ severity }) => severity === "error");
  const value = useValue(place.path);
  const isEmpty = value === undefined || value === "";
  // What nobody has been at yet is asked for, not found fault with.
  const [isVisited, setVisited] = useState(!isEmpty);
  // Nothing moves under the press that leaves it.
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
  /** Buttons of the group, beside its title. */
  buttons?: ReactNode;
  /** Its controls bear its address themselves. */
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

/** The address by which programs and the page find the control of a place. */
export function fieldName(file: string, path: string): string {
  return `${file}#${path}`;
}

/** What people call a field. */
export function titleOf({ node, name }: FieldPlace): string {
  return node.title ?? name;
}

/** A place with a title of the moment, and without help where what stands above has it already. */
export function retitled(place: FieldPlace, title: string): FieldPlace {
  return { ...place, node: { ...place.node, title, description: undefined } };
}

/** The help of a field, opened by a button; who cannot see hears it with the control. */
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
