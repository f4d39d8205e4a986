import type { BlockOf } from "../../content/types.ts";
import { Actions } from "../../ui/actions.tsx";
import type { BlockProps } from "../../ui/block-props.ts";
import { headingId } from "../../ui/frame.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Headline } from "./headline.tsx";
import { Seal } from "./seal.tsx";

/** The opening of a page: a headline set as a ledger, its picture, and a seal in the margin. */
export function Hero({ block, page }: BlockProps<"hero">) {
  const { id, remark, title, image, badge } = block;
  const heading = headingId(block, page);
  return (
    <section id={id} className="fold hero" aria-labelledby={heading}>
      {remark && <p className="remark">{remark}</p>}
      <div className="body">
        <div className="words">
          <Headline title={title} id={heading} />
          <Words block={block} />
        </div>
        {image && <Picture image={image} className="art" sizes={sizes} ratio={0.8} />}
      </div>
      {badge && <Badge id={`${heading}-seal`} badge={badge} />}
    </section>
  );
}

const sizes = "(max-width: 900px) 290px, 365px";

interface BadgeProps {
  id: string;
  badge: NonNullable<BlockOf<"hero">["badge"]>;
}

function Badge({ id, badge }: BadgeProps) {
  return (
    <div className="badge">
      <Seal id={id} value={badge.value} label={badge.label} />
      {badge.note && (
        <p className="note">
          <Text>{badge.note}</Text>
        </p>
      )}
    </div>
  );
}

function Words({ block: { lede, actions } }: { block: BlockOf<"hero"> }) {
  return (
    <>
      {lede && (
        <p className="lede">
          <Text>{lede}</Text>
        </p>
      )}
      {actions && actions.length > 0 && <Actions actions={actions} />}
    </>
  );
}
