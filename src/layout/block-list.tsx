import { memo } from "react";
import type { ClientInfo } from "../blocks/interactive-props.ts";
import { InteractiveBlockView, type InteractiveComponents } from "./interactive-block.tsx";
import { type BlockData, isStaticBlock, type PageData } from "./page-data.ts";

interface BlockListProps {
  data: PageData;
  components: InteractiveComponents;
}

/** All blocks of a page as one tree, for the preview and for text extraction. */
export function BlockList({ data, components }: BlockListProps) {
  return data.blocks.map((block, index) => (
    <BlockItem
      key={`${data.base ?? data.route} ${index}`}
      block={block}
      site={data.info}
      component={components[block.type]}
    />
  ));
}

interface BlockItemProps {
  block: BlockData;
  site?: ClientInfo;
  component?: InteractiveComponents[string];
}

const BlockItem = memo(function Slot({ block, site, component }: BlockItemProps) {
  if (isStaticBlock(block))
    return <div data-block={block.type} dangerouslySetInnerHTML={{ __html: block.html }} />;
  return (
    <div data-block={block.type}>
      <InteractiveBlockView fields={block} site={site} component={component} />
    </div>
  );
});
