import type { Download } from "../../model/types.ts";
import type { SiteInfo } from "../block-props.ts";
import { fill, formatBytes } from "./format-amount.ts";

/**
 * What is said of a file behind its link: "DOCX, 7 kB".
 *
 * @param named whether the words of the link tell the format already
 * @returns only what is known; nothing where that has been said
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
