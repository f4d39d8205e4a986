import type { BlockProps } from "../../ui/block-props.ts";
import { Section } from "../../ui/section.tsx";
import { FullServices } from "./full-services.tsx";
import { NewspaperFrontServices } from "./newspaper-front-services.tsx";
import { ServiceIndex } from "./service-index.tsx";

const layouts = { front: NewspaperFrontServices, index: ServiceIndex, full: FullServices };

/** Services as a front page, as an index of pictures, or in full. */
export function Services(props: BlockProps<"services">) {
  const { block, page } = props;
  const Layout = layouts[block.layout];
  return (
    <Section
      block={block}
      page={page}
      title={block.title}
      lede={block.lede}
      className={block.layout}
    >
      <Layout {...props} />
    </Section>
  );
}
