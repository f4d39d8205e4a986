import type { Claim } from "../../content/types.ts";
import type { BlockProps } from "../../ui/block-props.ts";
import { spread } from "../../ui/format/spread.ts";
import { Section } from "../../ui/section.tsx";
import { Numeral } from "../../ui/text/numeral.tsx";

/** The firm's figures as the foot of a balance sheet, each with the source that proves it. */
export function Stats({ block, site, page }: BlockProps<"stats">) {
  return (
    <Section block={block} page={page} title={block.title} lede={block.lede}>
      <ul className={spread(block.entries.length, 4)}>
        {block.entries.map((claim) => (
          <Figure key={claim.id} claim={claim} example={site.labels.common.example} />
        ))}
      </ul>
    </Section>
  );
}

function Figure({ claim, example }: { claim: Claim; example: string }) {
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
