import type { ReactNode } from "react";
import { headingId } from "./block-frame.tsx";
import type { PageInfo } from "./block-props.ts";
import { Section } from "./section.tsx";
import { Text } from "./text/text.tsx";

interface MarginTitleSectionProps {
  block: { type: string; id?: string; remark?: string };
  page: Pick<PageInfo, "first" | "index">;
  title: string;
  children: ReactNode;
}

/**
 * Renders a block whose title is a small note in the margin, so that its pictures dominate. If the
 * block is first on its page, the title is the h1 above it, at full size.
 */
export function MarginTitleSection({ block, page, title, children }: MarginTitleSectionProps) {
  if (page.first) {
    return (
      <Section block={block} page={page} title={title}>
        {children}
      </Section>
    );
  }
  const heading = headingId(block, page);
  return (
    <section id={block.id} className={`fold ${block.type}`} aria-labelledby={heading}>
      <div className="remark">
        <h2 id={heading}>
          <Text>{title}</Text>
        </h2>
        {block.remark && <p>{block.remark}</p>}
      </div>
      <div className="body">{children}</div>
    </section>
  );
}
