import { type ComponentType, createContext, memo, use } from "react";
import type { FieldKind } from "../schema/field-kind.ts";
import type { FieldPlace } from "../schema/field-place.ts";

export interface FieldViewProps {
  place: FieldPlace;
  autoFocus?: boolean;
}

/** The control of each kind. */
export type ControlTable = Readonly<Record<FieldKind | "unknown", ComponentType<FieldViewProps>>>;

/**
 * Provides the control of each kind by context. Groups and lists contain fields of every kind,
 * including their own, so importing the table would be a cycle.
 */
export const ControlTableContext = createContext<ControlTable | undefined>(undefined);

/**
 * Renders the control of a place. It re-renders only if its place changes; controls subscribe to
 * their values themselves.
 */
export const FieldView = memo(function FieldView(props: FieldViewProps) {
  const table = use(ControlTableContext);
  const Control = table?.[props.place.kind ?? "unknown"];
  return Control ? <Control {...props} /> : null;
}, isSameField);

function isSameField(before: FieldViewProps, after: FieldViewProps): boolean {
  const [first, second] = [before.place, after.place];
  const isPlace =
    first.path === second.path && first.id === second.id && first.kind === second.kind;
  const isNode = first.node.title === second.node.title && first.required === second.required;
  return isPlace && isNode && before.autoFocus === after.autoFocus;
}
