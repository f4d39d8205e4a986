import type { BlockOf } from "../../model/types.ts";
import { Actions } from "../../ui/actions.tsx";
import { headingId } from "../../ui/block-frame.tsx";
import type { BlockProps } from "../../ui/block-props.ts";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";

/**
 * A call to action: the dark section at the end of the page, or text on a card beside a picture.
 */
export function Cta({ block, page, site }: BlockProps<"cta">) {
  const Layout = block.layout === "closing" ? ClosingCta : CardCta;
  return <Layout block={block} page={page} site={site} />;
}

function ClosingCta({ block, page }: BlockProps<"cta">) {
  const { id, remark, title, image } = block;
  const heading = headingId(block, page);
  return (
    <section id={id} className="fold cta closing deep" aria-labelledby={heading}>
      <div className="body">
        {remark && <p className="remark">{remark}</p>}
        <Heading level={page.first ? 1 : 2} id={heading}>
          <Text>{title}</Text>
        </Heading>
        <CtaText block={block} />
      </div>
      {image && <Picture image={image} className="art" sizes="max(100vw, 900px)" />}
    </section>
  );
}

function CardCta({ block, page }: BlockProps<"cta">) {
  const { title, image } = block;
  return (
    <Section block={block} page={page} title={title} className="table">
      <CtaText block={block} />
      {image && (
        <Picture image={image} className="art" sizes="(max-width: 900px) 280px, 420px" ratio={1} />
      )}
    </Section>
  );
}

function CtaText({ block: { description, layout, actions } }: { block: BlockOf<"cta"> }) {
  return (
    <div className="say">
      {description && (
        <p className={layout === "table" ? "lede" : undefined}>
          <Text>{description}</Text>
        </p>
      )}
      <Actions actions={actions} />
    </div>
  );
}
