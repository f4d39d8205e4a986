import type { BlockOf } from "../../model/types.ts";
import { balancedRowClasses } from "../../ui/format/balanced-row-classes.ts";
import { Picture } from "../../ui/picture.tsx";
import { Numeral } from "../../ui/text/numeral.tsx";
import { Text } from "../../ui/text/text.tsx";

interface ColumnsProps {
  block: BlockOf<"grid">;
}

/** Items side by side: between rules, on cards, or edge to edge as tiles. */
export function Columns({ block: { items, total, layout } }: ColumnsProps) {
  const kind = layout === "columns" ? "columns" : `columns ${layout}`;
  return (
    <>
      <div className={`${kind} ${balancedRowClasses(items.length, 4)}`}>
        {items.map((item) => (
          <Column key={item.title} item={item} />
        ))}
      </div>
      {total && (
        <p className="total">
          <span>{total.label}</span>{" "}
          <em>
            <Text>{total.text}</Text>
          </em>
        </p>
      )}
    </>
  );
}

function Column({ item }: { item: BlockOf<"grid">["items"][number] }) {
  const { title, description, figure, unit, note, image } = item;
  return (
    <div>
      {image && <Picture image={image} sizes="(max-width: 700px) 100vw, 33vw" ratio={1.6} />}
      <h3>
        <Text>{title}</Text>
      </h3>
      <p>
        <Text>{description}</Text>
      </p>
      {(figure || note) && (
        <p className="figure">
          {figure && <Numeral value={figure} unit={unit} />} {note && <span>{note}</span>}
        </p>
      )}
    </div>
  );
}
