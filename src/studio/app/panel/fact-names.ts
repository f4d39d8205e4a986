import { nodeAt } from "../../../model/schema/schema-node.ts";
import { parentOf, pointer, stepsOf, valueAt } from "../../../yaml/pointer.ts";
import type { StudioModel } from "../studio-model.ts";
import { placeOfFact } from "./choose.ts";
import { nameIn } from "./names.ts";

/** Where a fact is written, in the words of its schemas: "Site › Empresa › Telefone"; nothing where it is nowhere. */
export function nameOfFact(model: StudioModel, name: string): string | undefined {
  const { session, brought } = model;
  const place = placeOfFact(name, (file) => session.value(file));
  const schemaId = place && model.current().overview.kinds[place.file];
  if (!place || schemaId === undefined) return undefined;
  const value = session.value(place.file);
  // The words that a claim says are the claim itself.
  const path = place.path.endsWith("/value") ? parentOf(place.path) : place.path;
  const titles = pathsTo(path).map((each) => {
    const inside = valueAt(value, each);
    const isEntry = /^\d+$/.test(stepsOf(each).at(-1) ?? "");
    return (isEntry ? nameIn(inside) : "") || nodeAt(brought.schemas, schemaId, value, each)?.title;
  });
  const title = brought.schemas[schemaId]?.title;
  return [title, ...titles].filter(Boolean).join(" › ");
}

/** A pointer and those of all that it stands in, from the outside: "/a/b" → "/a", "/a/b". */
function pathsTo(path: string): string[] {
  const paths: string[] = [];
  for (const step of stepsOf(path)) paths.push(pointer(paths.at(-1) ?? "", step));
  return paths;
}
