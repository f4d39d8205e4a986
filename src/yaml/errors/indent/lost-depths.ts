import { isSilent, type LineShape } from "../line-shape.ts";

/**
 * How much deeper each line of a column stood, in spaces, before all of them lost their spaces: as the
 * same fields stand elsewhere in the file. None where the file knows nothing of them.
 *
 * @param shapes all lines of the file
 * @param column lines that begin one below the other
 */
export function lostDepths(
  shapes: readonly LineShape[],
  column: readonly LineShape[],
): readonly number[] {
  const elsewhere = shapes.filter((shape) => !column.includes(shape) && !isSilent(shape.line));
  const holders: ReadonlySet<string>[] = [];
  return column.map((shape) => {
    const name = shape.key?.text ?? "-";
    while (holders.length > 0 && !holders.at(-1)?.has(name)) holders.pop();
    const depth = 2 * holders.length;
    if (shape.key && shape.value.text === "") holders.push(heldBy(elsewhere, shape.key.text));
    return depth;
  });
}

// What begins right below a field of this name, one step deeper: other fields, or items.
function heldBy(shapes: readonly LineShape[], name: string): ReadonlySet<string> {
  const held = new Set<string>();
  for (const [index, holder] of shapes.entries()) {
    if (holder.key?.text !== name || holder.value.text !== "") continue;
    const rest = shapes.slice(index + 1);
    const end = rest.findIndex(({ indent }) => indent <= holder.column);
    const inside = end < 0 ? rest : rest.slice(0, end);
    for (const { indent, dashes, key } of inside)
      if (indent === inside[0]?.indent) held.add(dashes.length > 0 ? "-" : (key?.text ?? ""));
  }
  return held;
}
