import { useEffect, useState } from "react";
import { checklistStrings } from "#lang/check/checklist/strings";
import { publishStrings as strings } from "#lang/studio/app/publish/strings";
import type { PublicationChecklistItem } from "../../../check/checklist/publication-checklist.ts";
import { valueAt } from "../../../yaml/json-pointer.ts";
import { displayName } from "../panel/display-name.ts";
import { fieldTitleAt, openPageAndFocusField } from "../panel/field-navigation/go-to-field.ts";
import type { StudioModel } from "../studio-model.ts";

interface ChecklistProps {
  model: StudioModel;
  /** The checklist items; `undefined` while they load. */
  points: readonly PublicationChecklistItem[] | undefined;
  /** Whether nothing has been published yet. In that case the list is expanded from the start. */
  isFirst: boolean;
  onClose(): void;
}

/** Loads the checklist to complete before publishing; `undefined` while it loads. */
export function useChecklist(model: StudioModel): readonly PublicationChecklistItem[] | undefined {
  const [points, setPoints] = useState<readonly PublicationChecklistItem[]>();
  useEffect(() => {
    let isGone = false;
    model.ask.checklist().then(
      (found) => isGone || setPoints(found),
      // The checklist is optional: publishing works without it.
      () => isGone || setPoints([]),
    );
    return () => {
      isGone = true;
    };
  }, [model]);
  return points;
}

/** Finds the checklist item about forms without a recipient; `undefined` if there are none. */
export function findFormsWithoutRecipientItem(
  points: readonly PublicationChecklistItem[] = [],
): PublicationChecklistItem | undefined {
  return points.find(({ id, isDone, isNeeded }) => id === "forms" && isNeeded && !isDone);
}

/**
 * Shows the checklist before publishing, unless all necessary items are done. Each open item links
 * to its fields.
 */
export function Checklist({ model, points = [], isFirst, onClose }: ChecklistProps) {
  const open = points.filter(({ isDone, isNeeded }) => !isDone && isNeeded).length;
  if (open === 0) return null;
  return (
    <details
      className="ready"
      open={isFirst || findFormsWithoutRecipientItem(points) !== undefined}
    >
      <summary>{strings.ready({ open, all: points.length })}</summary>
      <ul>
        {openItemsFirst(points).map((point) => (
          <ChecklistItem key={point.id} {...{ model, point, onClose }} />
        ))}
      </ul>
    </details>
  );
}

/** Sorts the items: open ones first, completed ones last. */
function openItemsFirst(points: readonly PublicationChecklistItem[]): PublicationChecklistItem[] {
  const rank = ({ isDone, isNeeded }: PublicationChecklistItem) => (isDone ? 2 : isNeeded ? 0 : 1);
  return points.toSorted((a, b) => rank(a) - rank(b));
}

interface ChecklistItemProps extends Pick<ChecklistProps, "model" | "onClose"> {
  point: PublicationChecklistItem;
}

function ChecklistItem({ model, point, onClose }: ChecklistItemProps) {
  const { isDone, isNeeded, title, says } = point;
  const state = isDone ? strings.isDone : isNeeded ? strings.isOpen : strings.isChoice;
  return (
    <li data-done={isDone}>
      <p>
        <span className="visually-hidden">{state}</span>
        <strong>{title}</strong>
        {isDone || isNeeded ? ": " : `${checklistStrings.optional}: `}
        {says}
      </p>
      {!isDone && <ChecklistItemLinks {...{ model, point, onClose }} />}
    </li>
  );
}

/**
 * Shows links to the fields of a checklist item. Shows none for errors, whose links are above, and
 * for missing parts, which have no field.
 */
export function ChecklistItemLinks({ model, point, onClose }: ChecklistItemProps) {
  const { folder } = model.brought;
  const inside = point.places.flatMap(({ file, path }) =>
    file.startsWith(`${folder}/`) && path !== ""
      ? [{ file: file.slice(folder.length + 1), path: path.replace(/\/sample$/, "") }]
      : [],
  );
  if (point.id === "mistakes" || inside.length === 0) return null;
  const go = (file: string, path: string) => {
    onClose();
    void openPageAndFocusField(model, file, path);
  };
  return (
    <ul>
      {inside.map(({ file, path }) => (
        <li key={file + path}>
          <button type="button" onClick={() => go(file, path)}>
            {fieldTitleAt(model, file, path)} <q>{textForPlace(model, file, path)}</q>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the text at a place, or the name of the entry. It distinguishes similar places. */
function textForPlace(model: StudioModel, file: string, path: string): string {
  const value = valueAt(model.session.value(file), path);
  const text = typeof value === "string" ? value : displayName(value);
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}

const maxTextLength = 60;
