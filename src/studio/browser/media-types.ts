const types: Record<string, string | undefined> = {
  ...{ svg: "image/svg+xml", png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg" },
  ...{ webp: "image/webp", avif: "image/avif", gif: "image/gif", woff2: "font/woff2" },
};

/** What a picture or a font is, by the end of its name: whoever serves its bytes may not say. */
export function mediaTypeOf(path: string): string | undefined {
  return types[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ""];
}
