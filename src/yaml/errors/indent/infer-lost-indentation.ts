import { groupBy } from "../../group-by.ts";
import { isBlankOrComment, type LineShape } from "../line-shape.ts";

/**
 * Infers the depth of nested lines that have lost all their indentation, from the same fields
 * elsewhere in the file. Returns the depth of each line of `column` in spaces, and 0 for fields
 * that are nowhere else in the file.
 *
 * @param shapes all lines of the file
 * @param column consecutive lines that begin at the same column
 */
export function inferLostIndentation(
  shapes: readonly LineShape[],
  column: readonly LineShape[],
): readonly number[] {
  const moved = new Set(column);
  const elsewhere = shapes.filter((shape) => !moved.has(shape) && !isBlankOrComment(shape.line));
  const childrenOf = createChildKeyLookup(elsewhere);
  const parents: ReadonlySet<string>[] = [];
  return column.map((shape) => {
    const name = shape.key?.text ?? "-";
    while (parents.length > 0 && !parents.at(-1)?.has(name)) parents.pop();
    const depth = 2 * parents.length;
    if (shape.key && shape.value.text === "") parents.push(childrenOf(shape.key.text));
    return depth;
  });
}

/**
 * Creates a function that returns the names of the direct children of all fields with a given name.
 * Children that are items have the name "-".
 */
function createChildKeyLookup(shapes: readonly LineShape[]): (name: string) => ReadonlySet<string> {
  const groups = groupBy([...shapes.keys()], (index) => {
    const shape = shapes[index];
    return shape?.value.text === "" ? shape.key?.text : undefined;
  });
  return (name) =>
    new Set((groups.get(name) ?? []).flatMap((index) => writtenChildKeys(shapes, index)));
}

function writtenChildKeys(shapes: readonly LineShape[], index: number): string[] {
  const column = shapes[index]?.column ?? 0;
  const indent = shapes[index + 1]?.indent;
  const names: string[] = [];
  for (let next = index + 1; next < shapes.length; next += 1) {
    const shape = shapes[next];
    if (!shape || shape.indent <= column) break;
    if (shape.indent === indent)
      names.push(shape.dashes.length > 0 ? "-" : (shape.key?.text ?? ""));
  }
  return names;
}
