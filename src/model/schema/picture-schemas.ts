import type { Schema } from "./schemas.ts";

/** The ids of the schemas that describe a picture: a file with its alternative text. */
const pictureSchemaIds: readonly unknown[] = ["parts/image.json", "parts/logo.json"];

/** Whether a schema node describes a picture. Its `$ref` must be resolved already. */
export function isPictureSchema({ $id }: Schema): boolean {
  return pictureSchemaIds.includes($id);
}
