import type { Claim } from "../../model/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { balancedRowClasses } from "../../ui/format/balanced-row-classes.ts";
import { Section } from "../../ui/section.tsx";
import { Numeral } from "../../ui/text/numeral.tsx";

/**
 * The firm's figures, each with its source. They look like the totals of a balance sheet, or are in
 * large panels.
 */
export function Stats({ block, site, page }: BlockProps<"stats">) {
  const { title, lede, entries, variant } = block;
  const look = variant === "wall" ? variant : undefined;
  return (
    <Section block={block} className={look} page={page} title={title} lede={lede}>
      <ul className={look ? undefined : balancedRowClasses(entries.length, 4)}>
        {entries.map((claim) => (
          <StatFigure key={claim.id} claim={claim} example={site.labels.common.example} />
        ))}
      </ul>
    </Section>
  );
}

function StatFigure({ claim, example }: { claim: Claim; example: string }) {
  const { value, label, source, sample } = claim;
  return (
    <li>
      <Numeral value={value} /> <span className="label">{label}</span>
      <p className="note">
        {source} {sample && <em>{example}</em>}
      </p>
    </li>
  );
}
