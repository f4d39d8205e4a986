import type { Schema } from "./schemas.ts";

/** The schemas of a picture: a file, its description, and what more is known of it. */
const pictureSchemaIds: readonly unknown[] = ["parts/image.json", "parts/logo.json"];

/** Whether a schema node, its `$ref` followed, describes a picture. */
export function isPictureSchema({ $id }: Schema): boolean {
  return pictureSchemaIds.includes($id);
}
