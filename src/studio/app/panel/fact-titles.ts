import { nodeAt } from "../../../model/schema/find-schema-node.ts";
import { parentPointer, pointer, splitPointer, valueAt } from "../../../yaml/json-pointer.ts";
import type { StudioModel } from "../studio-model.ts";
import { displayName } from "./display-name.ts";
import { findFactPlace } from "./field-navigation/field-pointers.ts";

/**
 * Returns the titles that lead to a fact: "Site › Empresa › Telefone". Returns `undefined` if the
 * fact does not exist.
 */
export function factBreadcrumb(model: StudioModel, name: string): string | undefined {
  const { session, brought } = model;
  const place = findFactPlace(name, (file) => session.value(file));
  const schemaId = place && model.current().overview.kinds[place.file];
  if (!place || schemaId === undefined) return undefined;
  const value = session.value(place.file);
  // For a claim, show the title of the claim, not that of its value.
  const path = place.path.endsWith("/value") ? parentPointer(place.path) : place.path;
  const titles = pointerPrefixes(path).map((each) => {
    const inside = valueAt(value, each);
    const isEntry = /^\d+$/.test(splitPointer(each).at(-1) ?? "");
    return (
      (isEntry ? displayName(inside) : "") || nodeAt(brought.schemas, schemaId, value, each)?.title
    );
  });
  const title = brought.schemas[schemaId]?.title;
  return [title, ...titles].filter(Boolean).join(" › ");
}

/** Lists all prefixes of a pointer, shortest first: "/a/b" → "/a", "/a/b". */
function pointerPrefixes(path: string): string[] {
  const paths: string[] = [];
  for (const step of splitPointer(path)) paths.push(pointer(paths.at(-1) ?? "", step));
  return paths;
}
