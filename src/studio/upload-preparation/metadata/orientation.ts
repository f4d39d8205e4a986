import type { Bytes } from "../../../load/files/file-store.ts";
import { readLatin1, toDataView } from "./bytes.ts";

/**
 * Reads the EXIF orientation (tag 0x0112 of IFD0). Returns 1 (upright) if there is no such tag, and
 * 0 if the data is unreadable.
 */
export function readExifOrientation(tiff: Bytes): number {
  try {
    const view = toDataView(tiff);
    const isLittle = readLatin1(tiff, 0, 2) === "II";
    const first = view.getUint32(4, isLittle);
    for (
      let left = view.getUint16(first, isLittle), at = first + 2;
      left > 0;
      left -= 1, at += 12
    ) {
      if (view.getUint16(at, isLittle) === 0x0112) return view.getUint16(at + 8, isLittle);
    }
    return 1;
  } catch {
    return 0;
  }
}
