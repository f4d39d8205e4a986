import type { BlockOf } from "../../model/types.ts";
import { Picture } from "../../ui/picture.tsx";
import { Numeral } from "../../ui/text/numeral.tsx";
import { Text } from "../../ui/text/text.tsx";

interface LedgerProps {
  block: BlockOf<"grid">;
}

/** Entries with aligned numbers and their total. */
export function Ledger({ block }: LedgerProps) {
  const { headings, items, total } = block;
  return (
    <div className={hasFewShortEntries(block) ? "entries brief" : "entries"}>
      {headings && (
        <p className="row cap" aria-hidden="true">
          <span>{headings.entry}</span>
          <span>{headings.detail}</span>
          <span>{headings.figure}</span>
        </p>
      )}
      <dl>
        {items.map((item) => (
          <LedgerEntry key={item.title} item={item} />
        ))}
        {total && (
          <div className="total">
            <dt>{total.label}</dt>
            <dd>
              <Text>{total.text}</Text>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function LedgerEntry({ item }: { item: BlockOf<"grid">["items"][number] }) {
  const { title, description, figure, unit, note, image } = item;
  return (
    <div className="row">
      <dt>
        {image && <Picture image={image} sizes="68px" ratio={1} small />}
        <Text>{title}</Text>
      </dt>
      <dd>
        <Text>{description}</Text>
      </dd>
      {(figure || note) && (
        <dd className="figure">
          {figure && <Numeral value={figure} unit={unit} />} {note && <span>{note}</span>}
        </dd>
      )}
    </div>
  );
}

/**
 * Whether there are only a few short entries of text. On narrow screens, a style may then show them
 * in another layout than a table.
 */
function hasFewShortEntries({ headings, items, total }: BlockOf<"grid">): boolean {
  const isShort = items.every(({ title, description, figure, note, image }) => {
    return title.length <= 30 && description.length <= 110 && !figure && !note && !image;
  });
  return isShort && items.length <= 6 && !headings && !total;
}
