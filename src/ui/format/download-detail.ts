import type { Download } from "../../model/types.ts";
import type { SiteInfo } from "../block-props.ts";
import { fill, formatBytes } from "./format-amount.ts";

/**
 * Describes a file after its link: "DOCX, 7 kB".
 *
 * @param named whether the link text already states the format
 * @returns the known parts; `undefined` if none is left
 */
export function downloadDetail(
  { format, bytes }: Download,
  { settings, labels }: SiteInfo,
  named = false,
): string | undefined {
  const size = bytes === undefined ? undefined : formatBytes(bytes, settings.language);
  if (named || !size) return named ? size : format;
  return fill(labels.downloads.detail, { format, size });
}
