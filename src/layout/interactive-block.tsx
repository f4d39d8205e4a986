import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import type { ClientInfo } from "../blocks/interactive-props.ts";
import type { SerializedBlockProps } from "./page-data.ts";

/** The components of the interactive blocks of a page, by type. */
export type InteractiveComponents = Partial<Record<string, (props: never) => ReactNode>>;

interface InteractiveBlockViewProps {
  fields: SerializedBlockProps;
  site?: ClientInfo;
  component?: InteractiveComponents[string];
  /** Called after each commit, before the effects of the component itself. */
  onCommit?: () => void;
}

/**
 * An interactive block. Its tree is the same at build time and in the browser, where each block is
 * a React root of its own.
 */
export function InteractiveBlockView({
  fields,
  site,
  component,
  onCommit,
}: InteractiveBlockViewProps) {
  // The type decides the component's props; the typed page data guarantees that both match.
  const Component = component as
    | ComponentType<SerializedBlockProps & { site?: ClientInfo }>
    | undefined;
  return (
    <>
      <CommitEffect onCommit={onCommit} />
      {Component && <Component block={fields.block} page={fields.page} site={site} />}
    </>
  );
}

/** Must be rendered before the component, so that its effect runs first. */
function CommitEffect({ onCommit }: Pick<InteractiveBlockViewProps, "onCommit">) {
  useLayoutEffect(() => onCommit?.());
  return null;
}

/** Returns the prefix of React's ids in a block. It is unique on the page. */
export function idPrefix(index: number): string {
  return `${index}_`;
}
