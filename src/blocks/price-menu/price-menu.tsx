import type { BlockOf } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { Section } from "../../ui/section.tsx";
import { Text } from "../../ui/text/text.tsx";
import { PriceMenuItem } from "./item.tsx";
import { hasCents } from "./prices.ts";

/** A menu or price list, in parts. */
export function PriceMenu({ block, site, page }: BlockProps<"price-menu">) {
  const { title, lede, sections, note, variant = "list" } = block;
  const look = variant === "list" ? undefined : variant;
  const parts = sections.map((part, index) => (
    // The parts never change their order, so their index is their key.
    <MenuPart key={index} part={part} look={look} cents={hasCents(block)} site={site} page={page} />
  ));
  return (
    <Section block={block} className={look} page={page} title={title} lede={lede}>
      {look === "columns" ? <div className="parts">{parts}</div> : parts}
      {note && (
        <p className="note">
          <Text>{note}</Text>
        </p>
      )}
    </Section>
  );
}

interface MenuPartProps extends Pick<BlockProps<"price-menu">, "site" | "page"> {
  part: BlockOf<"price-menu">["sections"][number];
  look?: BlockOf<"price-menu">["variant"];
  /** Whether all amounts are written with cents. */
  cents: boolean;
}

function MenuPart({ part: { title, description, items }, look, page, ...rest }: MenuPartProps) {
  // The title of a part is an h2 below the title of the page, and an h3 below that of a block.
  const [Title, Name] = page.first ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  return (
    <div className={title || description ? "part" : "part whole-part"}>
      {(title || description) && (
        <div className="about">
          {title && (
            <Title className="part-title">
              <Text>{title}</Text>
            </Title>
          )}
          {description && (
            <p className="note">
              <Text>{description}</Text>
            </p>
          )}
        </div>
      )}
      <ul className={look === "cards" ? "row" : "register"}>
        {items.map((item, index) => (
          <PriceMenuItem
            key={index}
            item={item}
            heading={title ? Name : Title}
            look={look}
            {...rest}
          />
        ))}
      </ul>
    </div>
  );
}
