import type { BlockProps } from "../../ui/block-props.ts";
import { Section } from "../../ui/section.tsx";
import { Columns } from "./columns.tsx";
import { Ledger } from "./ledger.tsx";

/** A list of similar items, as a ledger or side by side as columns, cards or tiles. */
export function Grid({ block, page }: BlockProps<"grid">) {
  const Layout = block.layout === "ledger" ? Ledger : Columns;
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <Layout block={block} />
    </Section>
  );
}
