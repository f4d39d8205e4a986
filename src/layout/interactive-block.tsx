import { type ComponentType, type ReactNode, useLayoutEffect } from "react";
import type { ClientInfo } from "../blocks/interactive-props.ts";
import type { BlockFields } from "./page-data.ts";

/** The components of the interactive blocks of a page, by type. */
export type Components = Partial<Record<string, (props: never) => ReactNode>>;

interface LiveBlockProps {
  fields: BlockFields;
  site?: ClientInfo;
  component?: Components[string];
  /** Called after each commit, before the effects of the component itself. */
  onCommit?: () => void;
}

/** An interactive block: the same tree at build and in the browser, where each is a React root of its own. */
export function InteractiveBlockView({ fields, site, component, onCommit }: LiveBlockProps) {
  // Which props a component takes depends on its type; the data, which comes typed, pairs the two.
  const Component = component as ComponentType<BlockFields & { site?: ClientInfo }> | undefined;
  return (
    <>
      <CommitEffect onCommit={onCommit} />
      {Component && <Component block={fields.block} page={fields.page} site={site} />}
    </>
  );
}

/** Rendered before the component, so that its effect runs first. */
function CommitEffect({ onCommit }: Pick<LiveBlockProps, "onCommit">) {
  useLayoutEffect(() => onCommit?.());
  return null;
}

/** Begins the ids that React makes in a block, so that they are those of no other block of its page. */
export function idPrefix(index: number): string {
  return `${index}_`;
}
