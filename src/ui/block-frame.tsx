import type { ReactNode } from "react";
import type { PageInfo } from "./block-props.ts";
import { Heading } from "./text/heading.tsx";

export interface FrameProps {
  block: { type: string; id?: string; remark?: string };
  /** Additional classes of the root, besides the block type. */
  className?: string;
  page: Pick<PageInfo, "first" | "index">;
  title?: ReactNode;
  lede?: ReactNode;
  /** Whether the title is visually hidden. */
  titleHidden?: boolean;
  children?: ReactNode;
}

/**
 * Renders the frame of a block. It is a section with the remark in the margin, the title, the lede,
 * and a grid of twelve columns for the rest. The title is the h1 if the block is first on its page.
 */
export function Frame(props: FrameProps) {
  const { block, className, page, title, children } = props;
  const heading = title ? headingId(block, page) : undefined;
  return (
    <section
      id={block.id}
      className={["fold", block.type, className].filter(Boolean).join(" ")}
      aria-labelledby={heading}
    >
      {block.remark && <p className="remark">{block.remark}</p>}
      <div className="body">
        {title && <FrameHeading {...props} />}
        {children}
      </div>
    </section>
  );
}

/** Returns the id of the heading that names a block's section. */
export function headingId(block: { type: string }, page: { index: number }): string {
  return `_${block.type}-${page.index}-title`;
}

function FrameHeading({ block, title, lede, page, titleHidden }: FrameProps) {
  return (
    <div className={titleHidden && !lede ? "heads visually-hidden" : "heads"}>
      <Heading
        level={page.first ? 1 : 2}
        id={headingId(block, page)}
        className={titleHidden ? "visually-hidden" : undefined}
      >
        {title}
      </Heading>
      {lede && <p>{lede}</p>}
    </div>
  );
}
