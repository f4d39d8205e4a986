const mediaTypeByExtension: Record<string, string | undefined> = {
  ...{ svg: "image/svg+xml", png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg" },
  ...{ webp: "image/webp", avif: "image/avif", gif: "image/gif", woff2: "font/woff2" },
};

/**
 * Returns the MIME type of a picture or font by its extension, because the source of the bytes may
 * not report one; `undefined` for other extensions.
 */
export function mediaTypeFromPath(path: string): string | undefined {
  return mediaTypeByExtension[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ""];
}
