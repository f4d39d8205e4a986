import type { BlockOf } from "../../model/types.ts";
import { packTraits } from "../../theme/packs/pack-traits.ts";
import { Actions } from "../../ui/actions.tsx";
import { headingId } from "../../ui/block-frame.tsx";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Text } from "../../ui/text/text.tsx";
import { Headline } from "./headline.tsx";
import { Seal } from "./seal.tsx";

/** The top of a page: a headline of several lines, a picture, and a figure that builds trust. */
export function Hero({ block, page, site }: BlockProps<"hero">) {
  const { id, remark, title, image, badge, variant = "side" } = block;
  const heading = headingId(block, page);
  return (
    <section
      id={id}
      className={variant === "side" ? "fold hero" : `fold hero ${variant}`}
      aria-labelledby={heading}
    >
      {remark && <p className="remark">{remark}</p>}
      <div className="body">
        <div className="words">
          <Headline title={title} id={heading} />
          <HeroText block={block} />
        </div>
        {image && <Picture image={image} className="art" {...slots[variant]} />}
      </div>
      {badge && <Badge id={`${heading}-seal`} badge={badge} ring={packTraits(site.pack).seal} />}
    </section>
  );
}

/**
 * The `sizes` of the picture, and the aspect ratio to which a photograph is cropped, by variant.
 */
const slots = {
  side: { sizes: "(max-width: 900px) 290px, 365px", ratio: 0.8 },
  full: { sizes: "100vw", ratio: 2.2 },
  centered: { sizes: "(max-width: 700px) 100vw, 680px", ratio: 1.6 },
} as const;

interface BadgeProps {
  id: string;
  badge: NonNullable<BlockOf<"hero">["badge"]>;
  /** Whether an engraved ring surrounds the badge. */
  ring: boolean;
}

function Badge({ id, badge, ring }: BadgeProps) {
  return (
    <div className="badge">
      <Seal id={id} value={badge.value} label={badge.label} ring={ring} />
      {badge.note && (
        <p className="note">
          <Text>{badge.note}</Text>
        </p>
      )}
    </div>
  );
}

function HeroText({ block: { lede, actions } }: { block: BlockOf<"hero"> }) {
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
