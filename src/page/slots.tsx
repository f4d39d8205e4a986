import { type ComponentType, memo, type ReactNode } from "react";
import type { ClientInfo } from "../blocks/interactive-props.ts";
import { type BlockData, type BlockFields, isStatic, type PageData } from "./page-data.ts";

/** The components of the interactive blocks of a page, by type. */
export type Components = Partial<Record<string, (props: never) => ReactNode>>;

interface SlotsProps {
  data: PageData;
  components: Components;
}

/** The blocks of a page: the same tree at build and in the browser. */
export function Slots({ data, components }: SlotsProps) {
  return data.blocks.map((block, index) => (
    <Slot
      key={`${data.base ?? data.route} ${index}`}
      block={block}
      site={data.info}
      component={components[block.type]}
    />
  ));
}

interface SlotProps {
  block: BlockData;
  site?: ClientInfo;
  component?: Components[string];
}

/**
 * The place of one block. Finished markup is opaque to React: on hydration `html` is empty, and the
 * suppressed warning makes React keep what the document holds.
 */
const Slot = memo(function Slot({ block, site, component }: SlotProps) {
  if (isStatic(block)) {
    const markup = { __html: block.html };
    return (
      <div data-block={block.type} dangerouslySetInnerHTML={markup} suppressHydrationWarning />
    );
  }
  // Which props a component takes depends on its type; the data, which comes typed, pairs the two.
  const Component = component as ComponentType<BlockFields & { site?: ClientInfo }> | undefined;
  return (
    <div data-block={block.type}>
      {Component && <Component block={block.block} page={block.page} site={site} />}
    </div>
  );
});
