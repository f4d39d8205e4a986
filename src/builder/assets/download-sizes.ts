import { downloadsRoot } from "../../model/download-names.ts";
import { mapEagerFields, nonLazyValues } from "../../model/lazy-fields.ts";
import type { Site } from "../../model/site.ts";
import type { Download } from "../../model/types.ts";

/** Collects the addresses of all downloads in a piece of content. */
export function downloadAddressesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (isDownload(value)) return [value.src];
  return nonLazyValues(value).flatMap(downloadAddressesIn);
}

/** Returns the addresses of downloads that are targets of redirects. */
export function downloadAddressesOfRedirects({
  redirects = [],
}: Pick<Site, "redirects">): string[] {
  const ends = redirects.map(({ to }) => to.replace(/[?#].*$/, ""));
  return ends.filter((end) => end.startsWith(downloadsRoot));
}

/** Returns a copy of content in which each download has its size in bytes. */
export function addDownloadSizes<T>(value: T, weights: ReadonlyMap<string, number>): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => addDownloadSizes(item, weights)) as T;
  if (isDownload(value)) return { ...value, bytes: weights.get(value.src) };
  return mapEagerFields(value, (item) => addDownloadSizes(item, weights)) as T;
}

/** Whether an object is a download: it has an address and a format. */
function isDownload(value: object): value is Download {
  return "src" in value && typeof value.src === "string" && "format" in value;
}
