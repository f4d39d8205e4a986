import type { LoadedFiles } from "../../../load/files/loaded-files.ts";
import type { MediaEntry } from "../../../model/parsed-site.ts";
import type { Schemas } from "../../../model/schema/schemas.ts";

/** The size of the placeholder for a missing picture, in px. */
const placeholderSize = { width: 480, height: 360 };

/** Adds placeholders for the pictures to which examples refer and which the media folder lacks. */
export function addPlaceholderPictures(contents: LoadedFiles, schemas: Schemas): LoadedFiles {
  const { media, sizeOf, bytesOf } = contents;
  const missing = pictureNamesInSchemas(schemas).filter((name) => !media.has(name));
  const added = new Map(missing.map((name): [string, MediaEntry] => [name, { outside: false }]));
  return {
    ...contents,
    media: new Map([...media, ...added]),
    sizeOf: (name) => (added.has(name) ? placeholderSize : sizeOf(name)),
    bytesOf: (name) => (added.has(name) ? placeholderSize.width : bytesOf(name)),
  };
}

/** Lists the file names of the pictures in schemas. */
function pictureNamesInSchemas(schemas: Schemas): string[] {
  const named = JSON.stringify(schemas).matchAll(
    /"(?:src|poster)":"([^":/]+\.(?:svg|jpe?g|png|webp|avif|gif))"/g,
  );
  return [...new Set([...named].map(([, name]) => String(name)))];
}
