import { useEffect, useState } from "react";
import type { ListPoint } from "../../../check/checklist/publication-list.ts";
import { listWords } from "../../../check/checklist/words.pt-br.ts";
import { valueAt } from "../../../yaml/pointer.ts";
import { fieldTitle, showPlace } from "../panel/lead-to.ts";
import { nameIn } from "../panel/names.ts";
import type { StudioModel } from "../studio-model.ts";
import { publishWords as words } from "./words.pt-br.ts";

interface ListProps {
  model: StudioModel;
  /** Nothing while they are looked for. */
  points: readonly ListPoint[] | undefined;
  /** Nothing was published so far: the list is open from the beginning. */
  isFirst: boolean;
  onClose(): void;
}

/** What is worked off before the site goes live; nothing while it is looked for. */
export function usePoints(model: StudioModel): readonly ListPoint[] | undefined {
  const [points, setPoints] = useState<readonly ListPoint[]>();
  useEffect(() => {
    let isGone = false;
    model.ask.points().then(
      (found) => isGone || setPoints(found),
      // It only helps: publishing goes on without it.
      () => isGone || setPoints([]),
    );
    return () => {
      isGone = true;
    };
  }, [model]);
  return points;
}

/** The point of forms whose messages nobody receives. */
export function lostForms(points: readonly ListPoint[] = []): ListPoint | undefined {
  return points.find(({ id, isDone, isNeeded }) => id === "forms" && isNeeded && !isDone);
}

/** What is worked off before the site goes live, each open place with the way to its field; nothing once all is done. */
export function ReadyList({ model, points = [], isFirst, onClose }: ListProps) {
  const open = points.filter(({ isDone, isNeeded }) => !isDone && isNeeded).length;
  if (open === 0) return null;
  return (
    <details className="ready" open={isFirst || lostForms(points) !== undefined}>
      <summary>{words.ready({ open, all: points.length })}</summary>
      <ul>
        {inOrder(points).map((point) => (
          <PointLine key={point.id} {...{ model, point, onClose }} />
        ))}
      </ul>
    </details>
  );
}

/** What is open first: nobody scrolls past what is done. */
function inOrder(points: readonly ListPoint[]): ListPoint[] {
  const rank = ({ isDone, isNeeded }: ListPoint) => (isDone ? 2 : isNeeded ? 0 : 1);
  return points.toSorted((a, b) => rank(a) - rank(b));
}

interface PointProps extends Pick<ListProps, "model" | "onClose"> {
  point: ListPoint;
}

function PointLine({ model, point, onClose }: PointProps) {
  const { isDone, isNeeded, title, says } = point;
  const state = isDone ? words.isDone : isNeeded ? words.isOpen : words.isChoice;
  return (
    <li data-done={isDone}>
      <p>
        <span className="visually-hidden">{state}</span>
        <strong>{title}</strong>
        {isDone || isNeeded ? ": " : `${listWords.optional}: `}
        {says}
      </p>
      {!isDone && <Places {...{ model, point, onClose }} />}
    </li>
  );
}

/** The way to each field; mistakes have theirs above, and what is not there has none. */
export function Places({ model, point, onClose }: PointProps) {
  const { folder } = model.brought;
  const inside = point.places.flatMap(({ file, path }) =>
    file.startsWith(`${folder}/`) && path !== ""
      ? [{ file: file.slice(folder.length + 1), path: path.replace(/\/sample$/, "") }]
      : [],
  );
  if (point.id === "mistakes" || inside.length === 0) return null;
  const go = (file: string, path: string) => {
    onClose();
    void showPlace(model, file, path);
  };
  return (
    <ul>
      {inside.map(({ file, path }) => (
        <li key={file + path}>
          <button type="button" onClick={() => go(file, path)}>
            {fieldTitle(model, file, path)} <q>{writtenAt(model, file, path)}</q>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What tells a place from its neighbours: its text, or the name of the entry. */
function writtenAt(model: StudioModel, file: string, path: string): string {
  const value = valueAt(model.session.value(file), path);
  const text = typeof value === "string" ? value : nameIn(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const longest = 60;
