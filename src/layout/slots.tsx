import { memo } from "react";
import type { ClientInfo } from "../blocks/interactive-props.ts";
import { type Components, LiveBlock } from "./live-block.tsx";
import { type BlockData, isStatic, type PageData } from "./page-data.ts";

interface SlotsProps {
  data: PageData;
  components: Components;
}

/** All blocks of a page as one tree, for the preview and for text extraction. */
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

const Slot = memo(function Slot({ block, site, component }: SlotProps) {
  if (isStatic(block))
    return <div data-block={block.type} dangerouslySetInnerHTML={{ __html: block.html }} />;
  return (
    <div data-block={block.type}>
      <LiveBlock fields={block} site={site} component={component} />
    </div>
  );
});
