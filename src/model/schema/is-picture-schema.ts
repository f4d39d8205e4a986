import type { Schema } from "./schemas.ts";

/** The ids of the schemas that describe a picture: a file with its alternative text. */
const pictureSchemaIds: readonly unknown[] = ["parts/image.json", "parts/logo.json"];

/** Whether a schema node describes a picture. The `$ref` of the node must already be resolved. */
export function isPictureSchema({ $id }: Schema): boolean {
  return pictureSchemaIds.includes($id);
}
